import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from './amountText';

const english = { decimal: '.', group: ',' };
const german = { decimal: ',', group: '.' };
const french = { decimal: ',', group: '\u202f' };

test.each([
  ['1204.559', english, '1204.559'],
  ['1,204.559', english, '1204.559'],
  ['1,204', english, '1204'],
  ['1,5', english, null],
  ['12,04', english, null],
  ['1,204,5', english, null],
  ['1.2.3', english, null],
  ['.5', english, '.5'],
  ['5.', english, '5.'],
  ['-7', english, null],
  ['1e18', english, null],
  ['1E-2', english, null],
  ['0x10', english, null],
  ['10²', english, null],
  ['5k', english, null],
  ['abc', english, null],
  ['', english, null],
  ['.', english, null],
  [' 42 usdt', english, '42'],
  ['42 BTC', english, null],
  ['$42', english, null],
  ['１２．５', english, '12.5'],
  ['１，５', english, null],
  ['１２。５', english, '12.5'],
  ['1,5', german, '1.5'],
  ['1.5', german, '1.5'],
  ['1.234,56', german, '1234.56'],
  ['1.500', german, null],
  ['1.234.567', german, '1234567'],
  ['1\u202f204,5', french, '1204.5'],
  ['1 204,5', french, '1204.5'],
])('%j pasted with %j is read as %j', (pasted, separators, read) => {
  expect(readAmount(pasted, separators, 'USDT')).toBe(read);
});

const languages = ['en-US', 'de-DE', 'fr-FR', 'ru-RU', 'zh-CN', 'pt-BR', 'th-TH'];
const separatorsOf = (language: string) => {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12345.6);
  const separator = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { decimal: separator('decimal'), group: separator('group') };
};
const decimals = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^\d{0,7}[1-9]$/))
  .map(([whole, part]) => ({ whole, part }));

test('a localised number with group separators is read as its value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), decimals, (language, { whole, part }) => {
      const separators = separatorsOf(language);
      const grouped = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(whole);
      expect(readAmount(`${grouped}${separators.decimal}${part}`, separators)).toBe(`${whole}.${part}`);
    }),
  );
});

test('the result has exactly the pasted digits in order, and only separators are dropped', () => {
  const characters = fc.string({ unit: fc.constantFrom(...'0123456789.,e+- '.split(''), '１', '．', '，', '²', '\u00a0') });
  fc.assert(
    fc.property(fc.constantFrom(...languages), characters, (language, pasted) => {
      const read = readAmount(pasted, separatorsOf(language));
      fc.pre(read !== null);
      expect(read).toMatch(/^\d*\.?\d*$/);
      expect(pasted).not.toMatch(/[e+²-]/);
      expect(read?.replace('.', '')).toBe(pasted.replaceAll('１', '1').replace(/\D/g, ''));
    }),
  );
});
