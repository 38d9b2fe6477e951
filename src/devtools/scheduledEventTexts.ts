import type { TextKey } from '@/shared/i18n';

interface ScheduledEventText {
  readonly key: TextKey<'devtools'>;
  /** Happens without anybody's doing, often, and changes little: left out unless all is asked for. */
  readonly isBackground?: true;
}

/** What every kind of event on the schedule is called, by the part of the exchange it belongs to. An event without a kind of its own has that of its part. */
export const scheduledEventTexts: Readonly<Record<string, Readonly<Record<string, ScheduledEventText>>>> = {
  alerts: { alerts: { key: 'devtools.agenda_alerts', isBackground: true } },
  bots: {
    open: { key: 'devtools.agenda_bots_open', isBackground: true },
    close: { key: 'devtools.agenda_bots_close', isBackground: true },
    present: { key: 'devtools.agenda_bots_present', isBackground: true },
    show: { key: 'devtools.agenda_bots_show', isBackground: true },
    chat: { key: 'devtools.agenda_bots_chat', isBackground: true },
  },
  positions: {
    isolated: { key: 'devtools.agenda_positions_isolated', isBackground: true },
    cross: { key: 'devtools.agenda_positions_cross', isBackground: true },
    funding: { key: 'devtools.agenda_positions_funding' },
    closeOnly: { key: 'devtools.agenda_positions_closeOnly' },
    settle: { key: 'devtools.agenda_positions_settle' },
  },
  copy: {
    review: { key: 'devtools.agenda_copy_review' },
    follow: { key: 'devtools.agenda_copy_follow' },
    close: { key: 'devtools.agenda_copy_close' },
  },
  customerService: {
    answer: { key: 'devtools.agenda_customerService_answer' },
    join: { key: 'devtools.agenda_customerService_join' },
    leave: { key: 'devtools.agenda_customerService_leave' },
  },
  execution: {
    touch: { key: 'devtools.agenda_execution_touch' },
    trigger: { key: 'devtools.agenda_execution_trigger' },
  },
  funds: {
    confirmed: { key: 'devtools.agenda_funds_confirmed' },
    reviewed: { key: 'devtools.agenda_funds_reviewed' },
    sent: { key: 'devtools.agenda_funds_sent' },
    arrived: { key: 'devtools.agenda_funds_arrived' },
  },
  identity: { identity: { key: 'devtools.agenda_identity' } },
  interventions: {
    changed: { key: 'devtools.agenda_interventions_changed', isBackground: true },
    printed: { key: 'devtools.agenda_interventions_printed', isBackground: true },
  },
  live: {
    announce: { key: 'devtools.agenda_live_announce' },
    start: { key: 'devtools.agenda_live_start' },
    end: { key: 'devtools.agenda_live_end' },
    record: { key: 'devtools.agenda_live_record' },
  },
  margin: { risk: { key: 'devtools.agenda_margin_risk', isBackground: true } },
  pay: { pay: { key: 'devtools.agenda_pay' } },
  premarket: { listed: { key: 'devtools.agenda_premarket_listed' }, settled: { key: 'devtools.agenda_premarket_settled' } },
  security: { security: { key: 'devtools.agenda_security' } },
  spot: { delisted: { key: 'devtools.agenda_spot_delisted' }, exits: { key: 'devtools.agenda_spot_exits' } },
  transfers: { transfers: { key: 'devtools.agenda_transfers' } },
  web3: {
    phoneScans: { key: 'devtools.agenda_web3_phoneScans' },
    phoneConfirms: { key: 'devtools.agenda_web3_phoneConfirms' },
    qrExpires: { key: 'devtools.agenda_web3_qrExpires' },
    pays: { key: 'devtools.agenda_web3_pays' },
    confirmed: { key: 'devtools.agenda_web3_confirmed' },
  },
};
