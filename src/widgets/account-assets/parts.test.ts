import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetUnits } from '@/contract/account';
import { add, compare, fromUnits, isNegative, negate, subtract } from '@/contract/decimal';
import { createFormat } from '@/shared/i18n';
import { shownParts, shownTotal } from './parts';
import { valueUnit } from './unit';

const format = createFormat({ locale: 'en_US' });
const prices = { btcPrice: '65000.12', ethPrice: '3100.4' };
const amount = fc.bigInt({ min: -(10n ** 7n), max: 10n ** 13n }).map((units) => fromUnits(Number(units), 8));
const rate = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => fromUnits(units, 6));
const code = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'PTS');

test('a total is rounded once, like all money, and its parts add up to the displayed value', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 6 }),
      rate,
      code,
      fc.constantFrom(...assetUnits),
      (usdts, price, currency, name) => {
        const unit = valueUnit(name, prices, { code: currency, rate: price });
        const sum = { usdt: add(...usdts), isPartial: false };
        const exact = unit.fromUsdt(sum.usdt) ?? expect.fail('the rate is known');
        const total = shownTotal(sum, unit) ?? expect.fail('the rate is known');
        // Rounding again changes nothing and matches the exact value as displayed.
        expect(unit.formatParts(total, format).text).toBe(unit.formatParts(exact, format).text);
        const values = shownParts(
          usdts.map((usdt) => ({ usdt })),
          sum,
          unit,
        ).map(({ value }) => value ?? expect.fail('the rate is known'));
        expect(compare(add(...values), total)).toBe(0);
        for (const [index, value] of values.entries()) {
          const off = subtract(value, unit.fromUsdt(usdts[index] ?? '0') ?? '0');
          expect(compare(isNegative(off) ? negate(off) : off, unit.decimals === 0 ? '1' : fromUnits(1, unit.decimals))).toBeLessThan(0);
        }
      },
    ),
  );
});
