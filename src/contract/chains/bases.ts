/** Characters of addresses, by the name of their encoding. */
export const alphabets = {
  base32: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  base32low: 'abcdefghijklmnopqrstuvwxyz234567',
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base58ripple: 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
  bech32: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
  digits: '0123456789',
  hex: '0123456789abcdef',
  name: 'abcdefghijklmnopqrstuvwxyz12345',
} as const;
export type Alphabet = keyof typeof alphabets;

/** Groups bits anew: `from` of them in each number given, `to` in each returned. Left-over bits are filled with zeros where `fill`, and must be zeros otherwise: null where they are not. */
export function regroup(values: Iterable<number>, from: number, to: number, fill: boolean): number[] | null {
  const groups: number[] = [];
  let [bits, count] = [0, 0];
  for (const value of values) {
    bits = ((bits << from) | value) & 0xffff;
    for (count += from; count >= to;) {
      count -= to;
      groups.push((bits >> count) & ((1 << to) - 1));
    }
  }
  const rest = bits & ((1 << count) - 1);
  if (fill) return count > 0 ? [...groups, rest << (to - count)] : groups;
  return count < from && rest === 0 ? groups : null;
}

/** The places of a text's characters in an alphabet; null where one is not of it. */
export function placesIn(alphabet: Alphabet, text: string): number[] | null {
  const places = Array.from(text, (letter) => alphabets[alphabet].indexOf(letter));
  return places.includes(-1) ? null : places;
}

/** Numbers as characters of an alphabet. */
export const lettersOf = (alphabet: Alphabet, places: readonly number[]): string =>
  places.map((place) => alphabets[alphabet].charAt(place)).join('');

/** The digits of a number, written in another base; both have their most significant digit first. */
function rebase(digits: Iterable<number>, from: number, to: number): number[] {
  const written: number[] = [];
  for (const digit of digits) {
    let carry = digit;
    for (let place = written.length - 1; place >= 0; place -= 1) {
      carry += (written[place] ?? 0) * from;
      written[place] = carry % to;
      carry = Math.floor(carry / to);
    }
    for (; carry > 0; carry = Math.floor(carry / to)) written.unshift(carry % to);
  }
  return written;
}

const zerosOf = (digits: ArrayLike<number>): number[] => {
  const first = Array.from(digits).findIndex((digit) => digit !== 0);
  return Array.from({ length: first === -1 ? digits.length : first }, () => 0);
};

/** Bytes as a number of base 58; zeros at the beginning are kept. */
export const toBase58 = (bytes: Uint8Array, alphabet: Alphabet): string =>
  lettersOf(alphabet, [...zerosOf(bytes), ...rebase(bytes, 256, 58)]);

/** The bytes of a text of base 58; null where a character is not of the alphabet. */
export function fromBase58(text: string, alphabet: Alphabet): Uint8Array | null {
  const places = placesIn(alphabet, text);
  return places && Uint8Array.from([...zerosOf(places), ...rebase(places, 58, 256)]);
}
