import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortAddress } from '.';

test.each([
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x5290…9EE7'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar…5mdq'],
  ['0x12345678', '0x12345678'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});

test('no address becomes longer, and no character is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (address) => {
      const shown = Array.from(shortAddress(address));
      expect(shown.length).toBeLessThanOrEqual(Array.from(address).length);
      expect(shown.every((letter) => letter === '…' || address.includes(letter))).toBe(true);
    }),
  );
});
