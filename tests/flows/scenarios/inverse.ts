import { expect } from 'vitest';
import { capital } from '@/contract/capital';
import { add, compare, divide, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import { swap } from '@/contract/swap';
import type { inverseScenarios } from '@mocks/scenarios/inverse';
import { btc, expectMessage, minuteMs, positions, type Flow, type Proofs } from './proof';

const all = { bizType: 'portal' } as const;
const assetsOf = async ({ ask }: Flow, coinId: number) =>
  (await ask(swap.accountAssets, { params: { contractType: 'perpetual' }, query: { coinId } }))[0] ??
  expect.fail('the account holds no such coin');
const history = async ({ ask }: Flow) => (await ask(swap.positionHistory, { params: all, query: { pageSize: 50 } })).list;
const billsAt = async ({ ask }: Flow, startTime: number, endTime = startTime) =>
  (await ask(swap.bills, { query: { startTime, endTime, pageSize: 50 } })).list;
/** The profit of a long in the coin from one price to another, calculated by hand: amount ÷ entry − amount ÷ exit; negated for a short. */
const profitOf = (side: 'long' | 'short', amount: Decimal, entry: Decimal, exit: Decimal): Decimal => {
  const long = subtract(divide(amount, entry), divide(amount, exit));
  return side === 'long' ? long : negate(long);
};
/** Asserts that two amounts of a coin are equal except for the last decimals, at which averages are truncated. */
const expectSame = (amount: Decimal, other: Decimal) => expect(truncate(subtract(amount, other), 7)).toBe('0');

export const inverseProofs: Proofs<typeof inverseScenarios> = {
  'coin-margined-position': async (flow) => {
    const contracts = await flow.ask(swap.publicContracts, {});
    const openPositions = await positions(flow);
    expect(openPositions.map(({ contractCode, side }) => `${side} ${contractCode}`)).toEqual(
      expect.arrayContaining(['long btcusd', 'short ethusd']),
    );
    for (const { contractCode, side, amount, entryPrice, markPrice, unrealised, margin, leverage, marginMode } of openPositions) {
      const { baseCurrency, quoteCurrency, marginCoin, contractSize } = contracts.find((each) => each.contractCode === contractCode) ?? {};
      expect([quoteCurrency, marginCoin]).toEqual(['USD', baseCurrency]);
      expect(truncate(divide(amount, contractSize ?? '1'), 0)).toBe(divide(amount, contractSize ?? '1'));
      expectSame(unrealised, profitOf(side, amount, entryPrice, markPrice));
      if (marginMode === 'cross') expectSame(margin, divide(divide(amount, entryPrice), String(leverage)));
    }
    const before = await assetsOf(flow, btc);
    expect(before.coinName).toBe('BTC');
    expect(compare(before.positionMargin, '0')).toBe(1);
    expect((await history(flow)).map(({ end }) => end)).toEqual(expect.arrayContaining(['settled', 'liquidated']));
    const { entryPrice = '1' } = openPositions.find(({ contractCode }) => contractCode === 'btcusd') ?? {};
    const order = await flow.ask(swap.placeOrder, {
      params: { bizType: 'perpetual', contractCode: 'btcusd' },
      body: { side: 'sell', effect: 'close', kind: 'market', amount: '9000', marginMode: 'cross' },
    });
    expectSame(order.realised, profitOf('long', '9000', entryPrice, order.averagePrice ?? '1'));
    const after = await assetsOf(flow, btc);
    expect(subtract(after.balance, before.balance)).toBe(subtract(order.realised, order.fee));
    const sums = await flow.ask(swap.assetsSummary, {});
    // All assets are in coins: their combined value is the total.
    expect(compare(sums.totalBtc, after.equity)).toBe(1);
    expect(
      sums.coins
        .filter(({ equity }) => compare(equity, '0') > 0)
        .map(({ coinName }) => coinName)
        .toSorted(),
    ).toEqual(['BTC', 'ETH']);
    const coins = await flow.ask(capital.coins, { query: { type: 25 } });
    expect(coins.map(({ shortName }) => shortName)).toEqual(expect.arrayContaining(['USDT', 'BTC', 'ETH']));
  },
  'coin-margined-liquidated': async (flow) => {
    await expectMessage(flow, /^BTCUSD was liquidated$/);
    const at = flow.now() - minuteMs;
    const past = (await history(flow)).find(({ closedTime }) => closedTime === at) ?? expect.fail('nothing was liquidated then');
    expect(past).toMatchObject({ contractCode: 'btcusd', end: 'liquidated', amount: '9000', leverage: 100 });
    // The position closes where its margin is used up.
    expectSame(past.realised, profitOf(past.side, '9000', past.entryPrice, past.closePrice));
    expect(await billsAt(flow, at)).toMatchObject([{ kind: 'liquidation', coinName: 'BTC', amount: past.realised }]);
    const other = past.side === 'long' ? 'short' : 'long';
    const remaining = (await positions(flow, 'btcusd')).filter(({ marginMode }) => marginMode === 'isolated');
    expect(remaining).toMatchObject([{ side: other, amount: '9000' }]);
  },
  'coin-margined-delivery': async (flow) => {
    const expires = flow.now() + 5 * minuteMs;
    const expiring = (await flow.ask(swap.deliveryList, {})).filter(({ liquidationDate }) => liquidationDate === expires);
    const position = (await positions(flow)).find(({ contractCode }) => expiring.some((each) => each.contractCode === contractCode));
    if (!position) expect.fail('no position is about to be delivered');
    const before = await assetsOf(flow, btc);
    flow.later(5 * minuteMs);
    const past = (await history(flow)).find(({ positionId }) => positionId === position.positionId);
    expect(past).toMatchObject({ end: 'settled', closedTime: expires });
    expectSame(past?.realised ?? '', profitOf('long', '7000', position.entryPrice, past?.closePrice ?? '1'));
    const bills = (await billsAt(flow, expires)).filter(({ kind }) => kind === 'settlement');
    expect(bills).toMatchObject([{ coinName: 'BTC', amount: past?.realised }]);
    const paid = add(
      ...(await billsAt(flow, expires - 5 * minuteMs + 1, expires)).filter(({ coinId }) => coinId === btc).map(({ amount }) => amount),
    );
    expect(subtract((await assetsOf(flow, btc)).balance, before.balance)).toBe(paid);
    expect(compare(paid, '0')).not.toBe(0);
  },
};
