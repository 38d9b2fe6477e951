import type { TextKey } from '@/shared/i18n';

interface ScheduledEventText {
  readonly key: TextKey<'devtools'>;
  /** A frequent automatic event with little effect; hidden unless all events are requested. */
  readonly isBackground?: true;
}

/** The text of each kind of scheduled event, by its part of the exchange. An event without a kind uses the text named after its part. */
export const scheduledEventTexts: Readonly<Record<string, Readonly<Record<string, ScheduledEventText>>>> = {
  alerts: { alerts: { key: 'devtools.schedule_alerts', isBackground: true } },
  bots: {
    open: { key: 'devtools.schedule_bots_open', isBackground: true },
    close: { key: 'devtools.schedule_bots_close', isBackground: true },
    present: { key: 'devtools.schedule_bots_present', isBackground: true },
    show: { key: 'devtools.schedule_bots_show', isBackground: true },
    chat: { key: 'devtools.schedule_bots_chat', isBackground: true },
  },
  positions: {
    isolated: { key: 'devtools.schedule_positions_isolated', isBackground: true },
    cross: { key: 'devtools.schedule_positions_cross', isBackground: true },
    funding: { key: 'devtools.schedule_positions_funding' },
    closeOnly: { key: 'devtools.schedule_positions_closeOnly' },
    settle: { key: 'devtools.schedule_positions_settle' },
  },
  copy: {
    review: { key: 'devtools.schedule_copy_review' },
    follow: { key: 'devtools.schedule_copy_follow' },
    close: { key: 'devtools.schedule_copy_close' },
  },
  customerService: {
    answer: { key: 'devtools.schedule_customerService_answer' },
    join: { key: 'devtools.schedule_customerService_join' },
    leave: { key: 'devtools.schedule_customerService_leave' },
  },
  execution: {
    touch: { key: 'devtools.schedule_execution_touch' },
    trigger: { key: 'devtools.schedule_execution_trigger' },
  },
  funds: {
    confirmed: { key: 'devtools.schedule_funds_confirmed' },
    reviewed: { key: 'devtools.schedule_funds_reviewed' },
    sent: { key: 'devtools.schedule_funds_sent' },
    arrived: { key: 'devtools.schedule_funds_arrived' },
  },
  identity: { identity: { key: 'devtools.schedule_identity' } },
  interventions: {
    changed: { key: 'devtools.schedule_interventions_changed', isBackground: true },
    printed: { key: 'devtools.schedule_interventions_printed', isBackground: true },
  },
  live: {
    announce: { key: 'devtools.schedule_live_announce' },
    start: { key: 'devtools.schedule_live_start' },
    end: { key: 'devtools.schedule_live_end' },
    record: { key: 'devtools.schedule_live_record' },
  },
  margin: { risk: { key: 'devtools.schedule_margin_risk', isBackground: true } },
  pay: { pay: { key: 'devtools.schedule_pay' } },
  premarket: { listed: { key: 'devtools.schedule_premarket_listed' }, settled: { key: 'devtools.schedule_premarket_settled' } },
  security: { security: { key: 'devtools.schedule_security' } },
  spot: { delisted: { key: 'devtools.schedule_spot_delisted' }, exits: { key: 'devtools.schedule_spot_exits' } },
  transfers: { transfers: { key: 'devtools.schedule_transfers' } },
  web3: {
    phoneScans: { key: 'devtools.schedule_web3_phoneScans' },
    phoneConfirms: { key: 'devtools.schedule_web3_phoneConfirms' },
    qrExpires: { key: 'devtools.schedule_web3_qrExpires' },
    pays: { key: 'devtools.schedule_web3_pays' },
    confirmed: { key: 'devtools.schedule_web3_confirmed' },
  },
};
