import { expect, test } from 'vitest';
import { add, compare, isNegative, isZero, truncate } from '@/contract/decimal';
import { mockCoin, mockFunds, mockRewards, tradeMode } from '@/contract/swap';
import { anna, openContracts, tradingStart } from '@tests/support/exchange/contractsExchange';
import { contractBillsOf } from './bills';

const dayMs = 86_400_000;

test('the leaderboard ranks by profit since Monday, rewards the best, and gives users without trades no rank', () => {
  const exchange = openContracts();
  const ranking = () => exchange.positions.mockResults.leaderboard(anna, exchange.now());
  exchange.advanceTo(tradingStart + 3 * dayMs);
  const { list, own, startTime, endTime } = ranking();
  expect(own).toMatchObject({ rank: null, pnl: '0', reward: null });
  expect([new Date(startTime).getUTCDay(), (endTime - startTime) / dayMs]).toEqual([1, 7]);
  expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
  expect(list.every(({ pnl }, index) => index === 0 || compare(pnl, list[index - 1]?.pnl ?? '0') <= 0)).toBe(true);
  const gainers = list.filter(({ pnl }) => compare(pnl, '0') > 0).length;
  expect(gainers).toBeGreaterThan(0);
  expect(list.map(({ reward }) => reward)).toEqual(list.map((_, index) => (index < gainers ? (mockRewards[index] ?? null) : null)));
  // Opened and closed at once: the fees are lost.
  for (const side of ['buy', 'sell'] as const)
    exchange.place({ contractCode: 'f_btcf_usdt', side, effect: side === 'buy' ? 'open' : 'close' });
  expect(ranking().own.rank).not.toBeNull();
  expect(isNegative(ranking().own.pnl)).toBe(true);
});

test('the profit of a position before Monday does not count for the week', () => {
  const exchange = openContracts();
  exchange.place({ contractCode: 'f_btcf_usdt', leverage: 2 });
  exchange.advanceTo(Date.UTC(2026, 0, 12));
  const { startTime } = exchange.positions.mockResults.leaderboard(anna, exchange.now());
  expect(startTime).toBe(exchange.now());
  expect(isZero(exchange.positions.views.assets({ owner: anna, coinId: mockCoin.f_usdt }, startTime).unrealised)).toBe(false);
  exchange.place({ contractCode: 'f_ethf_usdt' });
  exchange.place({ contractCode: 'f_ethf_usdt', side: 'sell', effect: 'close' });
  const sinceMonday = contractBillsOf(exchange, anna, { mode: tradeMode.mock, startTime }).map(({ amount }) => amount);
  expect(exchange.positions.mockResults.leaderboard(anna, exchange.now()).own.pnl).toBe(truncate(add(...sinceMonday), 2));
});

test('the equity of a day is the sum of the bills and the profit of positions then open', () => {
  const exchange = openContracts();
  exchange.place({ contractCode: 'f_btcf_usdt' });
  exchange.advanceTo(tradingStart + 3 * dayMs);
  const points = exchange.positions.mockResults.equity(anna, 30, exchange.now());
  expect(points.length).toBeGreaterThan(2);
  expect(points.every(({ time }, index) => time >= tradingStart && (index === 0 || time > (points[index - 1]?.time ?? 0)))).toBe(true);
  const { equity } = exchange.positions.views.assets({ owner: anna, coinId: mockCoin.f_usdt }, exchange.now());
  const whole = Number.parseFloat(equity) + Number.parseFloat(mockFunds.start);
  expect(Number.parseFloat(points.at(-1)?.equity ?? '0')).toBeCloseTo(whole, 1);
  expect(contractBillsOf(exchange, anna, { mode: tradeMode.mock }).length).toBeGreaterThan(2);
});
