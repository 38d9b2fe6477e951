import { expect, test } from 'vitest';
import type { MarketTrade } from '@/contract/market';
import { mergeCandles, withTrades } from './candles';
import { tickStepper } from './tickStepper';

const minute = 60_000;
const candle = (instant: number, close: string, volume = '1') => ({ instant, open: '10', high: '12', low: '9', close, volume });
const trade = (time: number, price: string): MarketTrade => ({ id: `${time}`, price, amount: '1', side: 'buy', time });
const existing = [candle(0, '11'), candle(minute, '10')];

test('the newest candle closes at the newest trade and includes its highs and lows', () => {
  const next = withTrades(existing, [trade(minute + 30, '13'), trade(minute + 20, '8'), trade(minute - 1, '99')], '1m');
  expect(next[0]).toBe(existing[0]);
  expect(next[1]).toMatchObject({ close: '13', high: '13', low: '8', open: '10' });
});

test('trades of a later interval start a new candle, and a month ends where the next begins', () => {
  const next = withTrades(existing, [trade(2 * minute + 2, '7'), trade(2 * minute + 1, '8')], '1m');
  expect(next.at(-1)).toEqual({ instant: 2 * minute, open: '8', high: '8', low: '7', close: '7', volume: '0' });
  const january = [candle(Date.UTC(2026, 0), '10')];
  const february = Date.UTC(2026, 1);
  expect(withTrades(january, [trade(february, '5')], '1M').at(-1)?.instant).toBe(february);
});

test('without new trades the list stays the same object, so that nothing is redrawn', () => {
  expect(withTrades(existing, [trade(minute + 1, '10')], '1m')).toBe(existing);
  expect(withTrades([], [trade(1, '1')], '1m')).toEqual([]);
});

test('newer candles replace those of the same time; unchanged ones stay the same object', () => {
  const next = mergeCandles(existing, [candle(minute, '10'), candle(2 * minute, '11')]);
  expect(next.map(({ instant }) => instant)).toEqual([0, minute, 2 * minute]);
  expect([next[0], next[1]]).toEqual([existing[0], existing[1]]);
  expect(next[1]).toBe(existing[1]);
  expect(mergeCandles(existing, [candle(minute, '12')])[1]?.close).toBe('12');
  expect(mergeCandles(existing, [])).toBe(existing);
});

test.each([
  ['100.018', 0, '100.01'],
  ['100.01', 3, '100.04'],
  ['0.01', -5, '0.01'],
])('a price of %s moved by %s ticks is %s', (price, ticks, moved) => {
  expect(tickStepper(2)(price, ticks)).toBe(moved);
});
