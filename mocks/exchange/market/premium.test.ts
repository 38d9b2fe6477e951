import { describe, expect, test } from 'vitest';
import { fromUnits } from '@/contract/decimal';
import { perpetuals } from '@fixtures/contracts';
import { openMarkets } from '../markets';
import { fundingOf, fundingPeriod, markOf } from './contracts';
import { noLayer } from './layer';
import { averagePremium } from './premium';

const hour = 3_600_000;

/** A contract with ticks of 0.1 over an index of 1,000.00 with ticks of 0.01, given its closes in hours 0, 1, 2 … and its last price. */
const contract = (closes: readonly number[], last = 10_000) => ({
  digits: { price: 1 },
  tree: { close: (_: number, index: number) => closes[index] ?? 10_000 },
  series: { price: () => last },
  layer: noLayer,
  underlying: { digits: { price: 2 }, tree: { close: () => 100_000 }, series: { price: () => 100_000 }, layer: noLayer },
});

describe('the average premium', () => {
  test.each([
    // Premiums of 10 and 30 ticks of 10,000, and of 50 in the third hour.
    ['averages the two hours that have ended', 2 * hour, 0.002],
    ['does not change within an hour', 3 * hour - 1, 0.002],
    ['includes an hour at its end', 3 * hour, 0.003],
  ])('%s', (_, at, expected) => {
    expect(averagePremium(contract([10_010, 10_030, 10_050]), 0, at)).toBeCloseTo(expected, 12);
  });
  test('is that of the previous hour if none has ended since', () => {
    expect(averagePremium(contract([10_010, 10_030]), 2 * hour, 2 * hour + 5)).toBeCloseTo(0.003, 12);
  });
});

describe('the mark price is the median of index, index + basis average and last', () => {
  // Average of four hours: (10 + 20 + 30 + 20) ÷ 4 = 20 ticks of 10,000, so that index + basis average is 10,020.
  const closes = [10_010, 10_020, 10_030, 10_020];
  test.each([
    ['the latest price between the other two', 10_015, 10_015],
    ['index + basis average below a soaring latest price', 10_400, 10_020],
    ['the index above a falling latest price', 9_600, 10_000],
  ])('%s', (_, last, mark) => {
    expect(markOf(contract(closes, last), 4 * hour)).toEqual({ index: 10_000, mark });
  });
});

describe('funding is the premium index plus interest less premium within ±0.05 %, at most 0.3 %', () => {
  test.each([
    // P = 0.02 %: 0.02 + (0.01 − 0.02) = 0.01 %
    [10_002, 100],
    // P = 0.1 %: 0.1 − 0.05
    [10_010, 500],
    // P = −0.1 %: −0.1 + 0.05
    [9_990, -500],
    // P = −0.04 %: −0.04 + 0.05
    [9_996, 100],
    // P = 1 %: bounded
    [10_100, 3_000],
  ])('a contract at %d over an index of 10,000 pays %d millionths', (close, rate) => {
    expect(fundingOf(contract(Array<number>(16).fill(close)), fundingPeriod, fundingPeriod)).toBe(rate);
  });
  test('the predicted rate depends only on hours that have ended', () => {
    const [calm, wild] = [contract([10_010, 10_010, 10_010]), contract([10_010, 10_010, 10_010, 12_000, 12_000])];
    for (const each of [calm, wild]) expect(fundingOf(each, fundingPeriod, 3 * hour)).toBe(500);
  });
});

test('the predicted funding rate is constant within an hour, and the rate paid averages all eight hours of the period', () => {
  const market = openMarkets('premium');
  const due = Date.UTC(2026, 0, 5, 8);
  for (const [code, spot] of [
    ['btcusdt', 1001],
    ['ethusdt', 1002],
    ['solusdt', 1003],
  ] as const) {
    const predictedRate = (at: number) => market.contractTicker(code, at).fundingRate;
    expect(predictedRate(due - 1)).toBe(predictedRate(due - hour));
    expect(market.fundingRate(code, due)).toMatch(/^-?0\.00\d{4}$/);
    const closes = Array.from({ length: 8 }, (_, hourIndex) => {
      const end = due - (7 - hourIndex) * hour;
      const last = market.candles(code, '1h', end - hour, end)[0]?.close ?? '0';
      const index = market.candles(spot, '1h', end - hour, end)[0]?.close ?? '0';
      return Number.parseFloat(last) / Number.parseFloat(index) - 1;
    });
    const premium = Math.round((closes.reduce((sum, each) => sum + each, 0) / 8) * 1_000_000);
    const rate = premium + Math.max(-500, Math.min(500, 100 - premium));
    expect(market.fundingRate(code, due)).toBe(fromUnits(rate, 6));
  }
});

test('on calm days some contracts pay the interest rate only, others more or less, and none 0.1 % or more', () => {
  const market = openMarkets('exchange');
  const days = [Date.UTC(2026, 0, 5, 8), Date.UTC(2026, 2, 2, 8), Date.UTC(2026, 5, 10, 16)];
  for (const due of days) {
    const rates = perpetuals.map(({ code }) => Number.parseFloat(market.fundingRate(code, due)));
    const others = new Set(rates.filter((rate) => rate !== 0.0001));
    expect(others.size).toBeGreaterThanOrEqual(rates.length / 4);
    expect(rates).toContain(0.0001);
    for (const rate of rates) expect(Math.abs(rate)).toBeLessThan(0.001);
  }
});
