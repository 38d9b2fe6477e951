import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { add, isGreater, isNegative, isZero, multiply, subtract, truncate } from '@/contract/decimal';
import {
  applyStatus,
  copyMode,
  copyBlocker,
  copyPositionState,
  endReason,
  copyTrading,
  copyTradeState,
  rejectReason,
  requirement,
} from '@/contract/copyTrading';
import { bizType, inmail, messageData, subModule } from '@/contract/inmail';
import { swap } from '@/contract/swap';
import { traderStatus, user } from '@/contract/user';
import { leadTraderBots } from '@fixtures/leadTraders';
import { personas } from '@fixtures/personas';
import { openFlow } from './flow';

const usdt = 52;
const hourMs = 3_600_000;
const lena = personas.leadTrader.login.fid;
const tomas = personas.trader.login.fid;
const order = { traderUid: lena, copyMode: copyMode.fixedAmount, amount: '200', maxAmount: '1000' };
const perpetual = { bizType: 'perpetual' } as const;

type Flow = ReturnType<typeof openFlow>;
const contractBalance = async ({ ask }: Flow) =>
  (await ask(swap.assetsSummary, {})).coins.find(({ coinId }) => coinId === usdt)?.balance ?? '0';
const newest = async ({ ask }: Flow) => (await ask(inmail.messageList, { body: { moduleId: 21 } })).list[0];
const placeTrade = ({ ask }: Flow, side: 'buy' | 'sell', effect: 'open' | 'close', amount: string) =>
  ask(swap.placeOrder, { params: { ...perpetual, contractCode: 'btcusdt' }, body: { side, effect, kind: 'market', amount, leverage: 10 } });

test.each([
  ['buy', 'sell', 'long'],
  ['sell', 'buy', 'short'],
] as const)(
  'a lead trader opens with a %s: a copy opens, shrinks and closes with it, and both sides agree on the profit share',
  async (opens, closes, side) => {
    const flow = openFlow({ persona: 'trader' });
    const { ask, become, later } = flow;
    expect(await ask(copyTrading.check, { body: order })).toMatchObject({
      isAllowed: true,
      blocker: copyBlocker.none,
      available: '5200.25',
    });
    const started = await ask(copyTrading.startCopyTrade, { body: order });
    expect(started).toMatchObject({
      traderUid: lena,
      nickname: 'Lena Fairweather',
      state: copyTradeState.active,
      pnl: '0',
      paidShare: '0',
    });
    expect((await ask(copyTrading.copyPositions, { query: {} })).totalCount).toBe(0);

    await become('leadTrader');
    const copiersBefore = (await ask(copyTrading.copiers, { query: {} })).list;
    expect(copiersBefore[0]).toMatchObject({ copierUid: tomas, nickname: 'Tomas', trades: 0 });
    await placeTrade(flow, opens, 'open', '0.2');
    const [leadPosition] = (await ask(copyTrading.currentLead, { query: { traderUid: lena } })).list;
    expect(leadPosition).toMatchObject({ contractCode: 'btcusdt', side, amount: '0.2', leverage: 10 });

    await become('trader');
    const [copy] = (await ask(copyTrading.copyPositions, { query: { traderUid: lena } })).list;
    expect(copy).toMatchObject({
      leadPositionId: leadPosition?.id,
      contractCode: 'btcusdt',
      side,
      leverage: 10,
      state: copyPositionState.open,
    });
    const [position] = await ask(swap.positionList, { params: perpetual, query: { contractCode: 'btcusdt' } });
    expect(position).toMatchObject({ side, amount: copy?.amount });
    expect(isGreater('200', copy?.margin ?? '0')).toBe(true);
    const message = await newest(flow);
    expect(message).toMatchObject({ bizType: bizType.orderBearer, submoduleCode: subModule.contractCopy });
    expect(message && messageData(message)?.extras?.traderUid).toBe(lena);

    later(3 * hourMs);
    await become('leadTrader');
    await placeTrade(flow, closes, 'close', '0.1');
    await become('trader');
    const [half] = (await ask(copyTrading.copyPositions, { query: { traderUid: lena } })).list;
    expect(half && isGreater(copy?.amount ?? '0', half.amount) && isGreater(half.amount, '0')).toBe(true);

    later(5 * hourMs);
    await become('leadTrader');
    const before = await contractBalance(flow);
    const closing = await placeTrade(flow, closes, 'close', '0.1');
    const leadGain = subtract(closing.realised, closing.fee);
    await become('trader');
    expect((await ask(copyTrading.copyPositions, { query: { traderUid: lena } })).totalCount).toBe(0);
    expect(await ask(swap.positionList, { params: perpetual, query: { contractCode: 'btcusdt' } })).toEqual([]);
    const [closed] = (await ask(copyTrading.copyHistory, { query: { traderUid: lena } })).list;
    expect(closed).toMatchObject({ id: copy?.id, state: copyPositionState.closed, reason: rejectReason.none, amount: copy?.amount });
    expect(isGreater(closed?.profitShare ?? '', '0') || isNegative(closed?.pnl ?? '')).toBe(true);
    const [mine] = (await ask(copyTrading.currentTraders, { query: {} })).list;
    expect(mine).toMatchObject({ pnl: closed?.pnl, paidShare: closed?.profitShare, trades: 1 });
    expect(await ask(copyTrading.copyStatistics, { query: { traderUid: lena } })).toMatchObject({
      pnl: closed?.pnl,
      paidShare: closed?.profitShare,
      netPnl: subtract(closed?.pnl ?? '0', closed?.profitShare ?? '0'),
      trades: 1,
    });

    await become('leadTrader');
    const shares = (await ask(copyTrading.profitShares, { query: { pageSize: 100 } })).list;
    const fromTomas = shares.filter(({ copierUid }) => copierUid === tomas);
    expect(add(...fromTomas.map(({ amount }) => amount))).toBe(closed?.profitShare);
    const bills = (await ask(swap.bills, { query: { kind: 'profitShare', pageSize: 100 } })).list;
    expect(bills.map(({ amount }) => amount)).toEqual(shares.map(({ amount }) => amount));
    const [copier] = (await ask(copyTrading.copiers, { query: {} })).list;
    expect(copier).toMatchObject({ copierUid: tomas, pnl: closed?.pnl, paidShare: closed?.profitShare });
    const [history] = (await ask(copyTrading.leadHistory, { query: {} })).list;
    expect(history).toMatchObject({ id: leadPosition?.id, side, amount: '0.2' });
    const sharedNow = shares.filter(({ time }) => time === flow.now()).map(({ amount }) => amount);
    expect(subtract(await contractBalance(flow), before)).toBe(add(leadGain, ...sharedNow));
  },
);

test('copiers share no more than the agreed part of a profit, and nothing of a loss', async () => {
  const { ask } = openFlow({ persona: 'follower' });
  const { list } = await ask(copyTrading.copyHistory, { query: { pageSize: 100 } });
  expect(list.length).toBeGreaterThan(1);
  for (const { pnl, profitShare } of list) {
    expect(isNegative(profitShare)).toBe(false);
    if (!isGreater(pnl, '0')) expect(isZero(profitShare)).toBe(true);
    else expect(isGreater(profitShare, truncate(multiply(add(pnl, '1'), '0.1'), 8))).toBe(false);
  }
});

test('[R-COPY-01] a lead trader pauses and resumes: the status says so, copying is refused meanwhile, and new positions are recorded as not copied', async () => {
  const flow = openFlow({ persona: 'leadTrader' });
  const { ask, become, refused } = flow;
  const status = async () => (await ask(user.traderStatus, { query: { traderUid: lena } })).tradeStatus;
  expect(await status()).toBe(traderStatus.open);
  await ask(copyTrading.pauseLead, { query: {} });
  expect(await status()).toBe(traderStatus.closed);
  await become('trader');
  expect(await refused(copyTrading.startCopyTrade, { body: order })).toMatchObject({ code: code.traderClosed.code });
  await become('leadTrader');
  await placeTrade(flow, 'buy', 'open', '0.05');
  await become('follower');
  const rejected = (await ask(copyTrading.copyHistory, { query: { state: copyPositionState.rejected } })).list;
  expect(rejected[0]).toMatchObject({ contractCode: 'btcusdt', reason: rejectReason.paused, state: copyPositionState.rejected });
  await become('leadTrader');
  await ask(copyTrading.pauseLead, { query: { pause: 0 } });
  expect(await status()).toBe(traderStatus.open);
  expect((await ask(user.traderStatus, { query: { traderUid: 7 } })).tradeStatus).toBe(traderStatus.closed);
});

test('a copier removed by the lead trader finds the copy among past ones', async () => {
  const { ask, become, refused } = openFlow({ persona: 'leadTrader' });
  await ask(copyTrading.removeCopier, { query: { copierUid: personas.follower.login.fid } });
  await become('follower');
  expect((await ask(copyTrading.pastCopyTrades, { query: {} })).list[0]).toMatchObject({ traderUid: lena, endReason: endReason.byTrader });
  expect(await refused(copyTrading.copyTradeSetting, { body: order })).toMatchObject({ code: code.notCopying.code });
  expect((await ask(copyTrading.copyPositions, { query: { traderUid: lena } })).totalCount).toBe(0);
});

test('a trader applies, is reviewed, leads, and is copied by an invited user', async () => {
  const flow = openFlow({ persona: 'newUser' });
  const { ask, become, refused, later } = flow;
  const application = { nickname: 'Tom & Co', introduction: 'Majors only' };
  expect(await refused(copyTrading.applyForTrader, { body: application })).toMatchObject({ code: code.notQualified.code });
  await become('trader');
  expect(await ask(copyTrading.applyForTrader, { body: application })).toMatchObject({ applyStatus: applyStatus.pending, isTrader: false });
  expect(await refused(copyTrading.applyForTrader, { body: application })).toMatchObject({ code: code.notQualified.code });
  expect(await refused(copyTrading.copiers, { query: {} })).toMatchObject({ code: code.notLeadTrader.code });
  later(4 * hourMs);
  expect(await ask(copyTrading.traderQualification, {})).toMatchObject({ applyStatus: applyStatus.passed, isTrader: true });
  const { inviteCode } = await ask(copyTrading.openPrivateLead, { body: {} });
  await ask(copyTrading.traderSettingV2, { body: { profitShare: '20', minAmount: '50' } });
  expect((await ask(copyTrading.setting, { query: {} })).lead).toMatchObject({ nickname: 'Tom & Co', profitShare: '20', isPrivate: true });

  await become('follower');
  const invited = { ...order, traderUid: tomas };
  expect((await ask(copyTrading.traderList, { query: { keyword: 'tom &' } })).totalCount).toBe(0);
  expect(await refused(copyTrading.startCopyTrade, { body: invited })).toMatchObject({ code: code.traderPrivate.code });
  expect(await ask(copyTrading.check, { body: { ...invited, inviteCode, amount: '40' } })).toMatchObject({
    blocker: copyBlocker.belowMinimum,
  });
  expect(await ask(copyTrading.startCopyTrade, { body: { ...invited, inviteCode } })).toMatchObject({ profitShare: '20' });
  expect(await refused(copyTrading.startCopyTrade, { body: { ...invited, inviteCode } })).toMatchObject({ code: code.alreadyCopying.code });
  expect((await ask(copyTrading.traderQualification, {})).requirements).toContainEqual({
    kind: requirement.notCopying,
    required: '0',
    actual: '3',
    isMet: false,
  });
});

test('the list of lead traders, their profiles and their statistics agree', async () => {
  const { ask } = openFlow();
  const { list, totalCount } = await ask(copyTrading.traderList, { query: { period: 30, pageSize: 50 } });
  expect(totalCount).toBe(leadTraderBots.length + 1);
  expect(list.map(({ roi }) => roi)).toEqual(list.map(({ roi }) => roi).toSorted((a, b) => (isGreater(a, b) ? -1 : 1)));
  for (const trader of list.slice(0, 3)) {
    const { traderUid, roi, pnl, winRate, drawdown, trades: count } = trader;
    const statistics = await ask(copyTrading.statistics, { query: { traderUid, period: 30 } });
    expect(statistics).toMatchObject({ roi, pnl, winRate, drawdown, trades: count });
    expect(statistics.curve.at(-1)).toMatchObject({ pnl, roi });
    expect(await ask(copyTrading.traderInfo, { query: { traderUid } })).toEqual(trader);
    const { list: past } = await ask(copyTrading.historyLead, { query: { traderUid, pageSize: 500 } });
    const from = statistics.curve[0]?.time ?? 0;
    expect(past.filter(({ closeTime }) => closeTime >= from)).toHaveLength(count);
  }
});
