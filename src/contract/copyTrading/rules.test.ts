import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, fromUnits, isGreater, isNegative, multiply } from '../decimal';
import { settingBlocker, profitShareDue } from './rules';
import { copyMode, copyBlocker } from './constants';

const lead = { contracts: ['btcusdt', 'ethusdt'], minAmount: '10' };
const setting = { copyMode: copyMode.fixedAmount, amount: '20', maxAmount: '100', contracts: [] };

describe('the settings of a copy', () => {
  test.each([
    [{}, copyBlocker.none],
    [{ contracts: ['ethusdt'] }, copyBlocker.none],
    [{ contracts: ['ethusdt', 'solusdt'] }, copyBlocker.contractMissing],
    [{ amount: '10' }, copyBlocker.none],
    [{ amount: '9.99' }, copyBlocker.belowMinimum],
    [{ amount: '100.01' }, copyBlocker.overMaximum],
    [{ copyMode: copyMode.ratio, amount: '1' }, copyBlocker.none],
    [{ copyMode: copyMode.ratio, maxAmount: '9' }, copyBlocker.belowMinimum],
  ])('%o', (change, expected) => {
    expect(settingBlocker({ ...setting, ...change }, lead)).toBe(expected);
  });
});

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((units) => fromUnits(units, 2));

describe('a profit share', () => {
  test.each([
    ['100', '0', '10', '10'],
    ['100', '80', '10', '2'],
    ['80', '100', '10', '0'],
    ['-5', '0', '10', '0'],
    ['0.00000009', '0', '10', '0'],
    ['33.333333333', '0', '30', '9.99999999'],
  ])('of a profit of %s with the high-water mark %s at %s percent is %s', (pnl, highWaterMark, profitShare, due) => {
    expect(profitShareDue({ pnl, highWaterMark, profitShare })).toBe(due);
  });

  test('is never negative, and all shares together never exceed the agreed percentage of the highest profit', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), fc.constantFrom('0', '5', '10', '30'), (steps, profitShare) => {
        let [pnl, highWaterMark, paid] = ['0', '0', '0'];
        for (const step of steps) {
          pnl = add(pnl, step);
          const due = profitShareDue({ pnl, highWaterMark, profitShare });
          expect(isNegative(due)).toBe(false);
          paid = add(paid, due);
          if (isGreater(pnl, highWaterMark)) highWaterMark = pnl;
        }
        expect(compare(paid, multiply(highWaterMark, multiply(profitShare, '0.01')))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
