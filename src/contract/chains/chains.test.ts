import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networks } from '@fixtures/networks';
import { addressProblem, addressSchemeOf } from '.';

/** Published addresses of the actual chains. */
const known = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['BSC', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ETH', '0xdbf03b407c01e7cd3cbea99509d93f8dddc8c6fb'],
  ['TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['BCH', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['TON', 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'],
  ['SOL', 'So11111111111111111111111111111111111111112'],
] as const;

describe('an address', () => {
  test.each(known)('published on %s is valid: %s', (network, address) => {
    expect(addressProblem(network, address)).toBeNull();
  });

  test.each(known)('published on %s is still valid in its stored form: %s', (network, address) => {
    expect(addressProblem(network, addressSchemeOf(network)?.normalise(address) ?? '')).toBeNull();
  });

  test('is stored in lower case only if its format ignores the letter case', () => {
    const stored = (address: string) => addressSchemeOf('BTC')?.normalise(address);
    expect(stored('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa');
    expect(stored('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  });

  test.each([
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj9'],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
    ['TRON', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
    ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTH'],
    ['DOGE', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7M'],
    ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q'],
    ['TON', 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q3'],
  ])('on %s with one mistyped character fails the checksum: %s', (network, address) => {
    expect(addressProblem(network, address)).toBe('checksum');
  });

  test('of another network has a format problem, not a checksum problem', () => {
    expect(addressProblem('TRON', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('format');
    expect(addressProblem('ETH', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('format');
    expect(addressProblem('BTC', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9')).toBe('format');
  });

  test('of an unknown network is not checked', () => {
    expect(addressProblem('SOMECHAIN', 'anything')).toBeNull();
  });

  test('written by a scheme is valid, and invalid with one character more or less', () => {
    fc.assert(
      fc.property(fc.constantFrom(...networks), fc.uint8Array({ minLength: 96, maxLength: 96 }), ({ id }, drawn) => {
        const scheme = addressSchemeOf(id) ?? expect.fail(`no address scheme for ${id}`);
        const address = scheme.encode(drawn.slice(0, scheme.size));
        expect(addressProblem(id, address)).toBeNull();
        // Base 58 keys have no checksum and vary in length.
        if (id === 'SOL') return;
        expect(addressProblem(id, `${address}x`)).not.toBeNull();
        expect(addressProblem(id, address.slice(0, -1))).not.toBeNull();
      }),
    );
  });
});
