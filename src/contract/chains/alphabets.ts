/** Character sets of address and key encodings, by encoding name. */
export const alphabets = {
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base32low: 'abcdefghijklmnopqrstuvwxyz234567',
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  bech32: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
  digits: '0123456789',
  hex: '0123456789abcdef',
  name: 'abcdefghijklmnopqrstuvwxyz12345',
} as const;
export type Alphabet = keyof typeof alphabets;
