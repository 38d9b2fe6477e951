import { expect, test } from 'vitest';
import { compare, multiply } from '../decimal';
import { initialMargin } from './exposure';
import { contractFees, contractFeesOf, deleverageLevel, leverageLimit, maintenanceOf, tiersOf } from './risk';

const tiers125 = tiersOf(125);

test.each([
  [125, ['50000', '50000.01', '250001', '1000001', '5000001', '999999999'], [125, 100, 50, 20, 10, 4]],
  // 50 ÷ 125 is 0.4: the bounds and leverages of the tiers are 0.4 times those of 125×.
  [50, ['20000', '20000.01', '100001', '400001', '2000001', '8000001'], [50, 40, 20, 8, 4, 1]],
])('a contract of %s× has its own tiers, with less leverage for larger positions', (max, values, limits) => {
  const tiers = tiersOf(max);
  expect(values.map((value) => leverageLimit(value, tiers))).toEqual(limits);
  for (const { maintenanceRate, maxLeverage } of tiers)
    expect(compare(initialMargin('1', maxLeverage), multiply(maintenanceRate, '2'))).toBeGreaterThanOrEqual(0);
});

test('an inverse contract has its tiers in the base coin', () => {
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
])('a value of %s has a maintenance margin of %s, each part at the rate of its tier', (value, margin) => {
  expect(maintenanceOf(value, tiers125)).toBe(margin);
});

test('fees never rise with the VIP level', () => {
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
])('a return of %s%% on the margin has auto-deleveraging level %i', (returnRate, level) => {
  expect(deleverageLevel(returnRate)).toBe(level);
});
