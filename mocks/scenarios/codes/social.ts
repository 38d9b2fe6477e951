import { copyMode, copyTrading } from '@/contract/copyTrading';
import { live } from '@/contract/live';
import { leadTraderBots } from '@fixtures/leadTraders';
import { personas } from '@fixtures/personas';
import { trigger, type Ask } from './trigger';

const liveRoomId = async (ask: Ask, roomTitle?: string) =>
  (await ask(live.playing, {})).find(({ title }) => roomTitle === undefined || title === roomTitle)?.id ?? 0;
const uidOf = (name: string) => leadTraderBots.find(({ nickname }) => nickname === name)?.uid ?? 0;
const lena = personas.leadTrader.login.fid;
const settings = (traderUid: number) => ({ traderUid, copyMode: copyMode.fixedAmount, amount: '20', maxAmount: '100' });
const start = (name: string) => ({ body: settings(uidOf(name)) });
const endedRoomId = async (ask: Ask) => {
  const { id } = await ask(live.createRoom, { body: { title: 'Example', lang: 'en_US' } });
  await ask(live.closeRoom, { body: { id } });
  return id;
};

/** Triggers for the codes of live rooms and copy trading. */
export const socialTriggers = [
  trigger('roomClosed', 'End a room twice', live.closeRoom, async (ask) => ({ body: { id: await endedRoomId(ask) } }), { as: 'liveHost' }),
  trigger(
    'roomForbidden',
    'Write in a room where the user is muted',
    live.sendMessage,
    async (ask) => ({ body: { roomId: await liveRoomId(ask, 'House rules'), text: 'Hello' } }),
    { as: 'follower', scenario: 'live-banned' },
  ),
  trigger('roomRight', "Mute a viewer in another host's room", live.forbid, async (ask) => ({
    body: { roomId: await liveRoomId(ask), userId: personas.vip.login.fid, minutes: 10 },
  })),
  trigger(
    'traderClosed',
    'Copy a lead trader who has paused',
    copyTrading.startCopyTrade,
    { body: settings(lena) },
    {
      as: 'trader',
      scenario: 'lead-paused',
    },
  ),
  trigger('traderFull', 'Copy a lead trader who has no free slots', copyTrading.startCopyTrade, start('Blue Heron'), {
    scenario: 'lead-full',
  }),
  trigger(
    'traderPrivate',
    'Copy a private lead trader without an invitation code',
    copyTrading.startCopyTrade,
    { body: settings(lena) },
    {
      scenario: 'lead-private',
    },
  ),
  trigger('copyRefused', 'Copy with less than the minimum amount', copyTrading.startCopyTrade, {
    body: { ...settings(uidOf('Kestrel')), amount: '0.1' },
  }),
  trigger('alreadyCopying', 'Copy a lead trader twice', copyTrading.startCopyTrade, { body: settings(lena) }, { as: 'follower' }),
  trigger('notCopying', 'Stop copying a lead trader who is not being copied', copyTrading.stopCopyTrade, {
    body: { traderUid: uidOf('Kestrel') },
  }),
  trigger('notLeadTrader', 'Pause lead trading without being a lead trader', copyTrading.pauseLead, { query: {} }),
  trigger(
    'notQualified',
    'Apply for lead trading without verification',
    copyTrading.applyForTrader,
    { body: { nickname: 'Nadia' } },
    { as: 'newUser' },
  ),
];
