import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, type Locale } from '@locales/registry';
import { cases } from '@tests/support/testAmount';
import { createFormat, unknownValue, type NumberParts } from './format';

const formatOf = (locale: Locale) => createFormat({ locale, zone: 'UTC' });
const english = formatOf('en_US');

const digits = (length: { min: number; max: number }) =>
  fc.array(fc.constantFrom(...Array.from('0123456789')), { minLength: length.min, maxLength: length.max }).map((list) => list.join(''));
/** Decimal strings as the API sends them, beyond the precision of a float. */
const decimals = fc
  .tuple(fc.constantFrom('', '-'), digits({ min: 1, max: 40 }), digits({ min: 0, max: 20 }))
  .map(([sign, whole, fraction]) => `${sign}${whole.replace(/^0+(?=\d)/, '')}${fraction && `.${fraction}`}`);

const plain = ({ sign, integer, fraction }: NumberParts) =>
  `${/[-−]/.test(sign) ? '-' : ''}${integer.replace(/\D/g, '')}${fraction && `.${fraction.replace(/\D/g, '')}`}`;
const shortest = (text: string) => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
const joined = ({ sign, prefix, integer, fraction, unit }: NumberParts) => sign + prefix + integer + fraction + unit;

describe.each(languages.map(({ code }) => code))('in %s', (locale) => {
  const format = formatOf(locale);

  test('an amount preserves every digit', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        const wanted = shortest(value);
        expect(plain(format.parts.amount(value, { decimals: 20 }))).toBe(/[1-9]/.test(wanted) ? wanted : '0');
      }),
      { numRuns: cases(300) },
    );
  });

  test('the parts joined are the text', () => {
    fc.assert(
      fc.property(decimals, fc.nat(12), (value, places) => {
        for (const parts of [
          format.parts.amount(value, { decimals: places, unit: 'USDT' }),
          format.parts.price(value, places),
          format.parts.percent(value),
          format.parts.compact(value),
          format.parts.money(value, 'EUR'),
        ])
          expect(joined(parts)).toBe(parts.text);
      }),
      { numRuns: cases(200) },
    );
  });

  test('four digits are grouped like five, so that columns line up', () => {
    expect(format.parts.amount('1234').integer).toMatch(/^1\D234$/);
  });
});

describe('an amount', () => {
  test.each([
    ['1234567.891', { decimals: 2 }, '1,234,567.89'],
    ['0.999999999', {}, '0.99999999'],
    ['1.5', { min: 2 }, '1.50'],
    ['-0.000000001', {}, '0'],
    ['12', { unit: 'USDT' }, '12\u00a0USDT'],
    ['1', { decimals: 2, min: 4 }, '1.0000'],
  ])('%s is truncated, never rounded up', (value, options, text) => expect(english.amount(value, options)).toBe(text));

  test.each([null, undefined, '', 'NaN', '1e5', '1,000', ' 1', '０', 'Infinity', '--1', '1.', '.5'])('%j shows as unknown', (value) => {
    expect(english.amount(value)).toBe(unknownValue);
    expect(english.parts.price(value, 2)).toMatchObject({ integer: unknownValue, trend: 'flat', unit: '' });
    expect(english.percent(value)).toBe(unknownValue);
    expect(english.amount(value, { unit: 'BTC' })).toBe(unknownValue);
  });
});

describe('a price', () => {
  test.each([
    ['65123.4', 2, '65,123.40'],
    ['0.00001234', 8, '0.00001234'],
    ['1', 0, '1'],
    ['1.005', 2, '1.01'],
    ['5', 99, '5.00000000000000000000'],
    ['5', -1, '5'],
  ])('%s with %i decimals is %s', (value, places, text) => expect(english.price(value, places)).toBe(text));

  test('is split into parts', () => {
    expect(formatOf('de_DE').parts.price('-65123.4', 2)).toEqual({
      sign: '-',
      prefix: '',
      integer: '65.123',
      fraction: ',40',
      unit: '',
      text: '-65.123,40',
      trend: 'fall',
    });
  });
});

describe('a change', () => {
  test.each([
    ['1.2', '+1.20%', 'rise'],
    ['-1.2', '-1.20%', 'fall'],
    ['0', '0.00%', 'flat'],
    ['-0.001', '0.00%', 'flat'],
    ['0.004', '0.00%', 'flat'],
    ['12345.678', '+12,345.68%', 'rise'],
  ])('of %s percent is formatted as %s', (value, text, trend) => expect(english.parts.percent(value)).toMatchObject({ text, trend }));

  test('is formatted for the language', () => expect(formatOf('de_DE').percent('-1.2')).toBe('-1,20\u00a0%'));
});

describe('compact numbers and money', () => {
  test.each([
    ['1234567890.12', '1.23B'],
    ['1200000', '1.20M'],
    ['-12000.5', '-12.00K'],
    ['999', '999'],
    ['0', '0'],
  ])('%s in compact form is %s', (value, text) => expect(english.compact(value)).toBe(text));

  test.each([
    ['1234.567', 'USD', '$1,234.57'],
    ['1.2449', 'USD', '$1.24'],
    ['1.245', 'USD', '$1.25'],
    ['-1.245', 'USD', '-$1.25'],
    ['-5', 'EUR', '-€5.00'],
    ['1234.567', 'JPY', '¥1,235'],
    ['1.245', 'USDT', '1.25\u00a0USDT'],
    ['12', 'USDT', '12.00\u00a0USDT'],
    ['12', '<b>', '12.00\u00a0<b>'],
    ['12', 'XQQ', 'XQQ\u00a012.00'],
  ])('%s in %s is %s', (value, currency, text) => expect(english.money(value, currency)).toBe(text));
});

describe('an instant', () => {
  const instant = Date.UTC(2026, 0, 31, 23, 59, 8, 7);
  const inZone = (zone: string) => createFormat({ locale: 'th_TH', zone });

  test('is local, sortable and the same in every language', () => {
    expect(inZone('UTC').dateTime(instant)).toBe('2026-01-31 23:59:08');
    expect(inZone('Asia/Kathmandu').dateTime(instant)).toBe('2026-02-01 05:44:08');
    expect(inZone('America/Sao_Paulo').time(instant)).toBe('20:59:08');
    expect(inZone('Pacific/Kiritimati').date(instant)).toBe('2026-02-01');
  });

  test.each([
    [Date.UTC(2026, 11, 31), undefined, '01-31 23:59:08'],
    [Date.UTC(2026, 11, 31), 'date', '01-31'],
    [Date.UTC(2027, 0, 1), undefined, '2026-01-31 23:59:08'],
    [NaN, 'date', '2026-01-31'],
  ] as const)('seen at %d, its %s is %s: only a different year is shown', (now, part, text) =>
    expect(inZone('UTC').recent(instant, now, part)).toBe(text),
  );

  test.each([0, 1, 253_402_214_399_999])('%i is formatted', (edge) =>
    expect(inZone('UTC').dateTime(edge)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  );
  test.each([NaN, Infinity, -1, 1e20, 0.5])('%d shows as unknown', (edge) =>
    expect([inZone('UTC').dateTime(edge), inZone('UTC').recent(edge, edge)]).toEqual([unknownValue, unknownValue]),
  );
});
