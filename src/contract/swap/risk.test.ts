import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, multiply, subtract, truncate, type Decimal } from '../decimal';
import {
  contractFees,
  contractFeesOf,
  entryPrice,
  initialMargin,
  leverageTiers,
  liquidationPrice,
  maintenanceMargin,
  profitAt,
  returnOf,
  tierOf,
} from './risk';
import { positionSides } from './constants';

const amounts = fc.integer({ min: 1, max: 500_000 }).map((thousandths) => multiply(String(thousandths), '0.001'));
const prices = fc.integer({ min: 100, max: 20_000_000 }).map((cents) => multiply(String(cents), '0.01'));
const exposures = fc
  .record({ side: fc.constantFrom(...positionSides), amount: amounts, price: prices })
  .map(({ side, amount, price }) => ({ side, amount, cost: multiply(amount, price) }));

test('a larger position belongs to a higher tier: more margin to keep, less leverage', () => {
  expect(['1', '50000', '50000.01', '4999999', '999999999'].map((value) => tierOf(value).maxLeverage)).toEqual([125, 125, 100, 20, 4]);
  for (const [index, tier] of leverageTiers.entries()) {
    const next = leverageTiers[index + 1];
    if (!next) continue;
    expect([compare(next.maintenanceRate, tier.maintenanceRate), next.maxLeverage < tier.maxLeverage]).toEqual([1, true]);
  }
});

test('at the leverage of its tier a position begins with at least twice what it must keep', () => {
  for (const { maintenanceRate, maxLeverage } of leverageTiers)
    expect(compare(initialMargin('1', maxLeverage), multiply(maintenanceRate, '2'))).toBeGreaterThanOrEqual(0);
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
      const price = liquidationPrice(exposure, margin);
      if (price === null) {
        expect(exposure.side).toBe('long');
        return;
      }
      const spare = (at: Decimal) => subtract(add(margin, profitAt(exposure, at)), maintenanceMargin(exposure, at));
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
