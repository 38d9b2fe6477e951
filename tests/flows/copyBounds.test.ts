import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { copyMode, copyBlocker, copyPositionState, copyTrading, rejectReason } from '@/contract/copyTrading';
import { inmail } from '@/contract/inmail';
import { live } from '@/contract/live';
import { swap } from '@/contract/swap';
import { call, type ApiError } from '@/shared/api';
import { leadTraderBots } from '@fixtures/leadTraders';
import { personas } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import { openFlow, flowStart } from './flow';

const lena = personas.leadTrader.login.fid;
const kestrel = leadTraderBots.find(({ nickname }) => nickname === 'Kestrel')?.uid ?? 0;
const copyRequest = (traderUid: number) => ({ traderUid, copyMode: copyMode.fixedAmount, amount: '20', maxAmount: '100' });

test('a lead trader cannot copy: two who copied each other would do so endlessly', async () => {
  const { ask, refused } = openFlow({ persona: 'leadTrader' });
  expect(await ask(copyTrading.check, { body: copyRequest(kestrel) })).toMatchObject({ isAllowed: false, blocker: copyBlocker.leads });
  expect(await refused(copyTrading.startCopyTrade, { body: copyRequest(kestrel) })).toMatchObject({
    code: code.copyRefused.code,
    msg: 'Lead traders cannot copy others',
  });
});

test('a copier who is removed is notified, even without open positions', async () => {
  const { ask, become } = openFlow({ persona: 'trader' });
  await ask(copyTrading.startCopyTrade, { body: copyRequest(lena) });
  await become('leadTrader');
  await ask(copyTrading.removeCopier, { query: { copierUid: personas.trader.login.fid } });
  await become('trader');
  const [message] = (await ask(inmail.messageList, { body: { moduleId: 21 } })).list;
  expect(message).toMatchObject({ title: 'Copying ended', dataJson: JSON.stringify({ extras: { traderUid: lena } }) });
  expect(message?.content).toContain('Lena Fairweather');
});

test('a user with a frozen account neither copies nor sends gifts, and no copy position opens', async () => {
  const own = openInPage({ source: () => flowStart, startedAt: flowStart, persona: 'follower', seed: 'story' });
  const context = { origin: 'http://127.0.0.1', language: 'en_US', transport: own.transport };
  const [copy] = (await call(copyTrading.copyPositions, {}, context)).list;
  const [room] = await call(live.playing, {}, context);
  own.simulation.world().users.change('follower', { isFrozen: true });
  const failureOf = ({ failure }: ApiError) => failure;
  const refusals = await Promise.all([
    call(copyTrading.check, { body: copyRequest(kestrel) }, context).catch(failureOf),
    call(copyTrading.startCopyTrade, { body: copyRequest(kestrel) }, context).catch(failureOf),
    call(copyTrading.copyTradeSetting, { body: copyRequest(lena) }, context).catch(failureOf),
    call(copyTrading.stopCopyTrade, { body: { traderUid: lena } }, context).catch(failureOf),
    call(copyTrading.closeCopyOrder, { body: { id: copy?.id ?? '' } }, context).catch(failureOf),
    call(copyTrading.applyForTrader, { body: { nickname: 'Farid' } }, context).catch(failureOf),
    call(live.sendGift, { body: { roomId: room?.id ?? 0, giftId: 1 } }, context).catch(failureOf),
  ]);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: code.accountFrozen.code });

  const { positions } = own.simulation.world();
  const leadOrder = { owner: lena, bizType: 'perpetual', contractCode: 'xrpusdt', effect: 'open', kind: 'market', leverage: 10 } as const;
  positions.place({ ...leadOrder, side: 'buy', amount: '5000', marginMode: 'cross', at: flowStart });
  const [rejected] = (await call(copyTrading.copyHistory, { query: { state: copyPositionState.rejected } }, context)).list;
  expect(rejected).toMatchObject({ contractCode: 'xrpusdt', reason: rejectReason.refusedByMarket });
  expect(
    (await call(swap.positionList, { params: { bizType: 'perpetual' } }, context)).map(({ contractCode }) => contractCode),
  ).not.toContain('xrpusdt');
});
