import { expect, test } from 'vitest';
import { compare, multiply } from '../decimal';
import { initialMargin } from './exposure';
import { contractFees, contractFeesOf, deleverageLevel, leverageLimit, maintenanceOf, tiersOf } from './risk';

const tiers125 = tiersOf(125);

test.each([
  [125, ['50000', '50000.01', '250001', '1000001', '5000001', '999999999'], [125, 100, 50, 20, 10, 4]],
  // 50 of 125 is 0.4: tiers end at 0.4 of those of 125×, with 0.4 of their leverage.
  [50, ['20000', '20000.01', '100001', '400001', '2000001', '8000001'], [50, 40, 20, 8, 4, 1]],
])('a contract of %s× has tiers of its own: the larger the position, the less leverage', (max, values, limits) => {
  const tiers = tiersOf(max);
  expect(values.map((value) => leverageLimit(value, tiers))).toEqual(limits);
  for (const { maintenanceRate, maxLeverage } of tiers)
    expect(compare(initialMargin('1', maxLeverage), multiply(maintenanceRate, '2'))).toBeGreaterThanOrEqual(0);
});

test('an inverse contract has its tiers in the coin', () => {
  // 100 ÷ 125 of 1, 5, 20, 100 and 400 BTC; 0.5 ÷ 100, ÷ 80, ÷ 40, ÷ 16, ÷ 8 and ÷ 3
  expect(tiersOf(100, '1')).toEqual([
    { upTo: '0.8', maintenanceRate: '0.005', maxLeverage: 100 },
    { upTo: '4', maintenanceRate: '0.0062', maxLeverage: 80 },
    { upTo: '16', maintenanceRate: '0.0125', maxLeverage: 40 },
    { upTo: '80', maintenanceRate: '0.0312', maxLeverage: 16 },
    { upTo: '320', maintenanceRate: '0.0625', maxLeverage: 8 },
    { upTo: null, maintenanceRate: '0.1666', maxLeverage: 3 },
  ]);
});

test.each([
  ['50000', '200'], // 50,000 × 0.004
  ['100000', '450'], // 200 + 50,000 × 0.005
  ['1250000', '14950'], // 200 + 200,000 × 0.005 + 750,000 × 0.01 + 250,000 × 0.025
  ['0', '0'],
])('a value of %s must keep %s: each part of it at the rate of its tier', (value, kept) => {
  expect(maintenanceOf(value, tiers125)).toBe(kept);
});

test('every VIP level pays no more than the one below it', () => {
  expect(contractFees).toHaveLength(16);
  for (let level = 1; level < 16; level += 1) {
    const [before, fees] = [contractFeesOf(level - 1), contractFeesOf(level)];
    expect([compare(fees.maker, before.maker) <= 0, compare(fees.taker, before.taker) <= 0]).toEqual([true, true]);
  }
});

test.each([
  ['-80', 1],
  ['0', 1],
  ['0.01', 2],
  ['25', 2],
  ['25.01', 3],
  ['75.5', 4],
  ['150', 4],
  ['412.3', 5],
])('a return of %s%% on the margin stands at place %i in the queue of auto-deleveraging', (returnRate, level) => {
  expect(deleverageLevel(returnRate)).toBe(level);
});
