import { expect } from 'vitest';
import { account, capital } from '@/contract/capital';
import { add, compare, isGreater, isZero, subtract } from '@/contract/decimal';
import { margin } from '@/contract/margin';
import { spot, tradingAccount } from '@/contract/spot';
import type { marginScenarios } from '@mocks/scenarios/margin';
import { btcUsdt, expectMessage, expectRefusal, hourMs, usdt, type Flow, type Proofs } from './proof';

const pair = { query: { tradeId: btcUsdt } };
const accountOf = ({ ask }: Flow) => ask(margin.isolatedAccountDetail, pair);

/** Asserts that the BTC/USDT account was liquidated just now: message, record and repaid debt. Returns the record and the remaining amount. */
async function expectLiquidated(flow: Flow) {
  const { ask, now } = flow;
  await expectMessage(flow, /Margin account liquidated/);
  const [record] = (await ask(margin.isolatedLiquidationRecord, { query: {} })).list;
  if (!record) return expect.fail('no liquidation record');
  expect(record).toMatchObject({ tradeId: btcUsdt, createdTime: now() });
  const { steps } = await ask(margin.isolatedLiquidationDetail, { query: { id: record.id } });
  expect(steps.some(({ sold }) => !isZero(sold)) && steps.some(({ principal }) => !isZero(principal))).toBe(true);
  const { totalDebt, riskState, base, quote } = await accountOf(flow);
  expect([totalDebt, riskState]).toEqual(['0', 'noDebt']);
  return { record, remaining: add(base.available, quote.available) };
}

export const marginProofs: Proofs<typeof marginScenarios> = {
  'isolated-debt': async (flow) => {
    const { base, quote, riskRatio, liquidationPrice, price } = await accountOf(flow);
    expect([quote.borrowed, base.borrowed]).toEqual(['2000', '0']);
    expect(isGreater(base.available, '0') && isGreater(riskRatio ?? '0', '1')).toBe(true);
    expect(isGreater(price, liquidationPrice ?? price)).toBe(true);
  },
  'margin-orders-waiting': async ({ ask }) => {
    const ordersOf = async (wallet: (typeof tradingAccount)[keyof typeof tradingAccount]) =>
      (await ask(spot.openOrders, { query: { account: wallet } })).list;
    expect(await ordersOf(tradingAccount.isolatedMargin)).toMatchObject([{ tradeId: btcUsdt, side: 'sell', amount: '0.01' }]);
    expect(await ordersOf(tradingAccount.crossMargin)).toEqual([]);
    const [bought] = (await ask(spot.orderHistory, { query: { account: tradingAccount.isolatedMargin } })).list;
    const fills = (await ask(spot.fills, { query: { ...(bought && { orderId: bought.orderId }) } })).list;
    expect(add(...fills.map(({ amount }) => amount))).toBe(bought?.filledAmount);
    expect((await ask(margin.isolatedBorrowRecord, { query: {} })).list).toMatchObject([{ tradeId: btcUsdt, amount: '2000' }]);
  },
  'isolated-short': async (flow) => {
    const { base, quote, liquidationPrice, price } = await accountOf(flow);
    expect([isGreater(base.borrowed, '0'), quote.borrowed, isGreater(quote.available, '2000')]).toEqual([true, '0', true]);
    expect(isGreater(liquidationPrice ?? '0', price)).toBe(true);
  },
  'isolated-near-liquidation': async (flow) => {
    await expectMessage(flow, /Margin warning/);
    const { riskState, riskRatio, liquidationLevel } = await accountOf(flow);
    expect(riskState).toBe('warned');
    const distance = subtract(riskRatio ?? '0', liquidationLevel);
    expect([compare(distance, '0'), compare(distance, '0.03')]).toEqual([1, -1]);
  },
  'isolated-liquidated': async (flow) => {
    const { record, remaining } = await expectLiquidated(flow);
    expect([record.insurance, isGreater(remaining, '0')]).toEqual(['0', true]);
  },
  'isolated-bad-debt': async (flow) => {
    const { record, remaining } = await expectLiquidated(flow);
    expect([isGreater(record.insurance, '0'), isGreater(record.totalDebt, record.totalAsset), remaining]).toEqual([true, true, '0']);
  },
  'interest-accrued': async (flow) => {
    const { ask, later } = flow;
    const owed = async () => (await ask(margin.crossAccount, {})).assets.find(({ coinId }) => coinId === usdt)?.interest ?? '0';
    const rows = async () => (await ask(margin.crossInterestRecord, { query: {} })).totalCount;
    const [first, before] = [await owed(), await rows()];
    expect([isGreater(first, '0'), before]).toEqual([true, 1]);
    later(hourMs);
    expect([isGreater(await owed(), first), await rows()]).toEqual([true, 2]);
  },
  'loan-at-limit': async (flow) => {
    expect(isGreater((await accountOf(flow)).quote.borrowed, '0')).toBe(true);
    await expectRefusal(flow, 'borrowLimit', margin.isolatedBorrow, { body: { tradeId: btcUsdt, coinId: usdt, amount: '1' } });
  },
  'transfer-blocked-by-debt': async (flow) => {
    const body = { amount: (await accountOf(flow)).quote.available, coinId: usdt, coinName: 'USDT', type: 72, tradeId: btcUsdt };
    await expectRefusal(flow, 'transferRejected', capital.submitTransfer, { body });
  },
  'cross-near-liquidation': async (flow) => {
    await expectMessage(flow, /Margin warning/);
    const { riskState, riskRatio, liquidationLevel } = await flow.ask(margin.crossAccount, {});
    expect([riskState, isGreater(riskRatio ?? '0', liquidationLevel ?? '0')]).toEqual(['warned', true]);
    expect((await flow.ask(spot.openOrders, { query: { account: account.crossMargin } })).totalCount).toBeGreaterThan(0);
  },
  'cross-liquidated': async (flow) => {
    const { ask, now } = flow;
    await expectMessage(flow, /Margin account liquidated/);
    expect((await ask(margin.crossLiquidationRecord, { query: {} })).list[0]).toMatchObject({ createdTime: now() });
    expect(await ask(margin.crossAccount, {})).toMatchObject({ totalDebt: '0', riskState: 'noDebt' });
    expect((await ask(spot.openOrders, { query: { account: account.crossMargin } })).totalCount).toBe(0);
    const cancelled = await ask(spot.orderHistory, { query: { account: account.crossMargin, state: 'cancelled' } });
    expect(cancelled.list.some(({ reason }) => reason === 'liquidation')).toBe(true);
  },
};
