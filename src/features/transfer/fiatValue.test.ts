import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromUnits } from '@/contract/decimal';
import { createFormat } from '@/shared/i18n';
import { fiatValueOf } from './fiatValue';

const { money } = createFormat({ locale: 'en_US', zone: 'UTC' });

test.each([
  // amount, available, availableCny, rate, CNY per USDT → computed by hand
  ['1.25', '1000', '7180', '1', '7.18', '$1.25'], // 1.25 × 7.18 ÷ 7.18
  ['1.25', '48120.64', '345506.19', '1', '7.18', '$1.25'], // 1.2499999…
  ['0.005', '1000', '7180', '1', '7.18', '$0.01'], // half a cent rounds up
  ['0.0049', '1000', '7180', '1', '7.18', '$0.00'],
  ['100', '300', '2154', '0.92', '7.18', '$92.00'], // 100 ÷ 300 is a repeating decimal, 92 is exact
  ['1', '3', '7.18', '1', '7.18', '$0.33'],
  ['2', '3', '7.18', '1', '7.18', '$0.67'],
])('%s of a balance of %s worth %s CNY, at a rate of %s and %s CNY per USDT, is %s', (amount, available, availableCny, rate, cny, text) => {
  expect(money(fiatValueOf(amount, { available, availableCny }, { rate, cny }), 'USD')).toBe(text);
});

test('a zero amount, or a zero balance, has no value', () => {
  const rates = { rate: '1', cny: '7.18' };
  expect(fiatValueOf('0', { available: '5', availableCny: '35.9' }, rates)).toBeNull();
  expect(fiatValueOf('5', { available: '0', availableCny: '0' }, rates)).toBeNull();
});

const digits = 4;
const units = fc.integer({ min: 1, max: 9_000_000 });

test('the displayed value is the exact value rounded once, half up to cents', () => {
  fc.assert(
    fc.property(units, units, units, units, units, (amount, available, availableCny, rate, cny) => {
      const text = (count: number) => fromUnits(count, digits);
      const shown = money(
        fiatValueOf(text(amount), { available: text(available), availableCny: text(availableCny) }, { rate: text(rate), cny: text(cny) }),
        'USD',
      );
      const above = 100n * BigInt(amount) * BigInt(availableCny) * BigInt(rate);
      const below = BigInt(available) * BigInt(cny) * 10n ** BigInt(digits);
      const cents = (2n * above + below) / (2n * below);
      expect(shown.replace(/[$,.]/g, '')).toBe(String(cents).padStart(3, '0'));
    }),
  );
});
