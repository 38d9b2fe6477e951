import { expect, test } from 'vitest';
import { add, compare, divide, multiply, subtract, truncate } from '@/contract/decimal';
import { contractFeesOf, tiersOf, type PositionSide } from '@/contract/swap';
import { anna, openContracts, usdt } from '@tests/support/exchange/contractsExchange';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { liquidationOf, maxAmountOf, outcomeOf, targetOf, type HypotheticalPosition } from './maths';

const { taker } = contractFeesOf(0);
const tiers = tiersOf(125);
const sides = [
  ['buy', 'long'],
  ['sell', 'short'],
] as const;

/** Opens a position at the market, and creates the hypothetical position equal to it. */
function opened(side: 'buy' | 'sell', marginMode: 'isolated' | 'cross' = 'isolated') {
  const exchange = openContracts();
  exchange.place({ side, marginMode, leverage: 25, amount: '0.05' });
  const [position = expect.fail('nothing was opened')] = exchange.db.positions.all();
  const entry = divide(position.cost, position.amount, 12);
  const idea: HypotheticalPosition = { contractCode: 'btcusdt', side: position.side, leverage: 25, entry, amount: position.amount };
  return { exchange, position, idea };
}

test.each(sides)('the result of closing a position opened by a %s matches what the exchange books', (side) => {
  const { exchange, position, idea } = opened(side);
  expect(outcomeOf(idea, idea.entry, taker).margin).toBe(position.margin);
  exchange.advanceTo(exchange.now() + 60_000);
  exchange.place({ side: side === 'buy' ? 'sell' : 'buy', effect: 'close', amount: '0.05' });
  const [past = expect.fail('nothing was closed')] = exchange.db.pastPositions.all();
  const { profit, fees } = outcomeOf(idea, past.closePrice, taker);
  expect({ profit, fees }).toEqual({ profit: past.realised, fees: past.fee });
});

test.each(sides)('the liquidation price of a position opened by a %s matches that of the exchange, isolated and cross', (side) => {
  for (const marginMode of ['isolated', 'cross'] as const) {
    const { exchange, idea } = opened(side, marginMode);
    const [shown] = exchange.positions.list(anna);
    const { balance } = exchange.positions.views.assets({ owner: anna, coinId: usdt }, exchange.now());
    const equity = marginMode === 'cross' ? add(balance, multiply(idea.amount, multiply(idea.entry, taker))) : null;
    expect([marginMode, liquidationOf(idea, { equity, taker, tiers, priceDigits: 1 })]).toEqual([marginMode, shown?.liquidationPrice]);
  }
});

test.each(['long', 'short'] as const satisfies readonly PositionSide[])(
  'a %s reaches its return at the target price, but not one tick before',
  (side) => {
    const idea: HypotheticalPosition = { contractCode: 'btcusdt', side, leverage: 20, entry: '60000', amount: '0.3' };
    const target = targetOf(idea, '35', 1) ?? expect.fail('there is no such price');
    const returnAt = (price: string) => outcomeOf(idea, price, taker).returnRate;
    expect(compare(returnAt(target), '35')).toBeGreaterThanOrEqual(0);
    expect(compare(returnAt(side === 'long' ? subtract(target, '0.1') : add(target, '0.1')), '35')).toBe(-1);
  },
);

test('results of a coin-margined contract are in its coin, and no price gains the full value of a long', () => {
  const idea: HypotheticalPosition = { contractCode: 'btcusd', side: 'long', leverage: 10, entry: '50000', amount: '10000' };
  expect(outcomeOf(idea, '62500', '0')).toMatchObject({ margin: '0.02', profit: '0.04', returnRate: '200' });
  expect(targetOf({ ...idea, leverage: 1 }, '100', 1)).toBeNull();
});

test('the exchange accepts the maximum amount at that price, but not one lot more', () => {
  const exchange = openContracts();
  const entry = truncate(multiply(exchange.market.price('btcusdt', exchange.now()), '0.9'), 1);
  const max = maxAmountOf({ contractCode: 'btcusdt', leverage: 10, entry }, { money: '10000', taker, tiers, lot: '0.001' });
  const place = (amount: string) => refusalOf(() => exchange.place({ kind: 'limit', price: entry, leverage: 10, amount }));
  expect(place(add(max, '0.001'))).toBe('insufficientBalance');
  expect(place(max)).toBeNull();
});
