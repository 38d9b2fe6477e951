import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, multiply, subtract, truncate, type Decimal } from '../decimal';
import {
  contractFees,
  contractFeesOf,
  entryPrice,
  initialMargin,
  leverageLimit,
  liquidationPrice,
  maintenanceMargin,
  maintenanceOf,
  priceOfProfit,
  profitAt,
  returnOf,
  tiersOf,
} from './risk';
import { positionSides } from './constants';

const tiers125 = tiersOf(125);
const amounts = fc.integer({ min: 1, max: 500_000 }).map((thousandths) => multiply(String(thousandths), '0.001'));
const prices = fc.integer({ min: 100, max: 20_000_000 }).map((cents) => multiply(String(cents), '0.01'));
const exposures = fc
  .record({ side: fc.constantFrom(...positionSides), amount: amounts, price: prices })
  .map(({ side, amount, price }) => ({ side, amount, cost: multiply(amount, price) }));

test.each([
  [125, ['50000', '50000.01', '250001', '1000001', '5000001', '999999999'], [125, 100, 50, 20, 10, 4]],
  // 50 of 125 is 0.4: tiers end at 0.4 of those of 125×, with 0.4 of their leverage.
  [50, ['20000', '20000.01', '100001', '400001', '2000001', '8000001'], [50, 40, 20, 8, 4, 1]],
])('a contract of %s× has tiers of its own: the larger the position, the less leverage', (most, values, limits) => {
  const tiers = tiersOf(most);
  expect(values.map((value) => leverageLimit(value, tiers))).toEqual(limits);
  for (const { maintenanceRate, maxLeverage } of tiers)
    expect(compare(initialMargin('1', maxLeverage), multiply(maintenanceRate, '2'))).toBeGreaterThanOrEqual(0);
});

test.each([
  ['50000', '200'], // 50,000 × 0.004
  ['100000', '450'], // 200 + 50,000 × 0.005
  ['1250000', '14950'], // 200 + 200,000 × 0.005 + 750,000 × 0.01 + 250,000 × 0.025
  ['0', '0'],
])('a value of %s must keep %s: each part of it at the rate of its tier', (value, kept) => {
  expect(maintenanceOf(value, tiers125)).toBe(kept);
});

test.each([
  // (100,000 − 1,000 − 50) ÷ (2 × 0.995): in the second tier 50 is saved, 50,000 × (0.005 − 0.004).
  ['long', '2', '100000', '1000', '49723.618090452261'],
  // (100,000 + 1,000 + 50) ÷ (2 × 1.005)
  ['short', '2', '100000', '1000', '50273.631840796019'],
  // (10,000 − 100) ÷ (0.2 × 0.996)
  ['long', '0.2', '10000', '100', '49698.795180722891'],
  ['long', '1', '100', '100', null],
] as const)('a %s of %s for %s with %s behind it is liquidated at %s', (side, amount, cost, backing, price) => {
  expect(liquidationPrice({ side, amount, cost }, backing, tiers125)).toBe(price);
});

test.each([
  ['long', '49500'], // 50,000 − 1,000 ÷ 2
  ['short', '50500'],
] as const)('a %s of 2 for 100,000 with a margin of 1,000 is bankrupt at %s', (side, price) => {
  expect(priceOfProfit({ side, amount: '2', cost: '100000' }, '-1000')).toBe(price);
});

test('every VIP level pays no more than the one below it', () => {
  expect(contractFees).toHaveLength(16);
  for (let level = 1; level < 16; level += 1) {
    const [before, fees] = [contractFeesOf(level - 1), contractFeesOf(level)];
    expect([compare(fees.maker, before.maker) <= 0, compare(fees.taker, before.taker) <= 0]).toEqual([true, true]);
  }
});

test('what one side gains the other loses', () => {
  fc.assert(
    fc.property(exposures, prices, (exposure, price) => {
      const other = { ...exposure, side: exposure.side === 'long' ? ('short' as const) : ('long' as const) };
      expect(compare(add(profitAt(exposure, price), profitAt(other, price)), '0')).toBe(0);
      expect(truncate(profitAt(exposure, entryPrice(exposure)), 4)).toBe('0');
    }),
  );
});

test('at its liquidation price a position has its maintenance margin left, and no more', () => {
  fc.assert(
    fc.property(exposures, fc.integer({ min: 1, max: 125 }), (exposure, leverage) => {
      const margin = initialMargin(exposure.cost, leverage);
      const price = liquidationPrice(exposure, margin, tiers125);
      if (price === null) {
        expect(exposure.side).toBe('long');
        return;
      }
      const spare = (at: Decimal) => subtract(add(margin, profitAt(exposure, at)), maintenanceMargin(exposure, at, tiers125));
      // The price is cut to twelve decimals, the amount multiplies that.
      expect(truncate(spare(price), 4)).toBe('0');
      const worse = multiply(price, exposure.side === 'long' ? '0.999' : '1.001');
      expect(compare(spare(worse), '0')).toBe(-1);
    }),
  );
});

test('a return is in percent of the margin, and nothing without margin', () => {
  expect([returnOf('5', '20'), returnOf('-5', '20'), returnOf('5', '0')]).toEqual(['25', '-25', '0']);
});
