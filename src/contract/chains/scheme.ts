import { alphabets, fromBase58, lettersOf, placesIn, regroup, toBase58, type Alphabet } from './bases';
import { keccak256, sha256 } from './hashes';

/** Why a text is no address: it is written in another way, or its check characters do not fit, so that something was mistyped. */
export type AddressProblem = 'format' | 'checksum';

/** How the addresses of a network are written. */
export interface AddressScheme {
  /** How many bytes an address stands for. */
  readonly size: number;
  /** The case of its letters does not tell addresses apart. */
  readonly isCaseless: boolean;
  /** The address of `size` bytes. */
  write(bytes: Uint8Array): string;
  /** What is wrong with a text; null for an address. */
  problem(text: string): AddressProblem | null;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const equal = (some: ArrayLike<number>, others: ArrayLike<number>): boolean =>
  some.length === others.length && Array.from(some).every((value, place) => value === others[place]);

/** Twenty bytes in hexadecimal digits, whose letters may carry a checksum in their case. Source: EIP-55. */
export const hexAccount: AddressScheme = {
  size: 20,
  isCaseless: true,
  write: (bytes) => `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  problem: (text) => {
    const [, digits] = /^0x([\da-f]{40})$/i.exec(text) ?? [];
    if (digits === undefined) return 'format';
    if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return null;
    const hash = keccak256(bytesOf(digits.toLowerCase()));
    const isUpper = (place: number) => (((hash[place >> 1] ?? 0) >> (place % 2 === 0 ? 4 : 0)) & 15) > 7;
    const written = Array.from(digits.toLowerCase(), (digit, place) => (isUpper(place) ? digit.toUpperCase() : digit)).join('');
    return written === digits ? null : 'checksum';
  },
};

/** Twenty bytes behind one of some versions, with four bytes of a double SHA-256; the first version is the one that is written. */
export function base58Check(versions: readonly (readonly number[])[], alphabet: Alphabet = 'base58'): AddressScheme {
  const check = (bytes: Uint8Array) => sha256(sha256(bytes)).slice(0, 4);
  const isVersion = (bytes: Uint8Array) =>
    versions.some((version) => equal(bytes.slice(0, version.length), version) && bytes.length === version.length + 24);
  return {
    size: 20,
    isCaseless: false,
    write: (bytes) => {
      const body = Uint8Array.from([...(versions[0] ?? []), ...bytes]);
      return toBase58(Uint8Array.from([...body, ...check(body)]), alphabet);
    },
    problem: (text) => {
      const bytes = text.length > 60 ? null : fromBase58(text, alphabet);
      if (bytes === null || !isVersion(bytes)) return 'format';
      return equal(bytes.slice(-4), check(bytes.slice(0, -4))) ? null : 'checksum';
    },
  };
}

/** The remainder of numbers of five bits that bech32 checks with. Source: BIP-173. */
function bech32Remainder(values: readonly number[]): number {
  let remainder = 1;
  for (const value of values) {
    const top = remainder >>> 25;
    remainder = ((remainder & 0x1ffffff) << 5) ^ value;
    for (const [bit, term] of [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].entries())
      if ((top >> bit) & 1) remainder ^= term;
  }
  return remainder;
}

export interface Bech32Options {
  /** Lengths in bytes of what an address may stand for; the first is the one that is written. */
  readonly sizes: readonly number[];
  /** A witness version stands before the bytes; from version 1 on the check ends in another constant. Source: BIP-350. */
  readonly hasVersion?: boolean;
  /** Bytes that every address begins with. */
  readonly head?: readonly number[];
}

/** Bytes behind a readable prefix, with six check characters. */
export function bech32(prefix: string, { sizes, hasVersion = false, head = [] }: Bech32Options): AddressScheme {
  const [size = 0] = sizes;
  const expanded = [...bytesOf(prefix)]
    .map((byte) => byte >> 5)
    .concat(
      0,
      [...bytesOf(prefix)].map((byte) => byte & 31),
    );
  const ending = (version: number | undefined) => (hasVersion && version !== 0 ? 0x2bc830a3 : 1);
  return {
    size: size - head.length,
    isCaseless: true,
    write: (bytes) => {
      const data = [...(hasVersion ? [0] : []), ...(regroup([...head, ...bytes], 8, 5, true) ?? [])];
      const remainder = bech32Remainder([...expanded, ...data, 0, 0, 0, 0, 0, 0]) ^ ending(data[0]);
      return `${prefix}1${lettersOf('bech32', [...data, ...[25, 20, 15, 10, 5, 0].map((bits) => (remainder >> bits) & 31)])}`;
    },
    problem: (text) => {
      const lower = text.toLowerCase();
      if ((text !== lower && text !== text.toUpperCase()) || !lower.startsWith(`${prefix}1`)) return 'format';
      const data = placesIn('bech32', lower.slice(prefix.length + 1));
      const bytes = data && regroup(data.slice(hasVersion ? 1 : 0, -6), 5, 8, false);
      if (data === null || !sizes.some((each) => data.length === Math.ceil((each * 8) / 5) + 6 + (hasVersion ? 1 : 0))) return 'format';
      if (bech32Remainder([...expanded, ...data]) !== ending(data[0])) return 'checksum';
      return bytes === null || !equal(bytes.slice(0, head.length), head) ? 'format' : null;
    },
  };
}

/** The remainder that the addresses of Bitcoin Cash check with. Source: CashAddr specification. */
function cashRemainder(values: readonly number[]): bigint {
  const terms = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
  let remainder = 1n;
  for (const value of values) {
    const top = remainder >> 35n;
    remainder = ((remainder & 0x07ffffffffn) << 5n) ^ BigInt(value);
    for (const [bit, term] of terms.entries()) if ((top >> BigInt(bit)) & 1n) remainder ^= term;
  }
  return remainder ^ 1n;
}

/** Bytes behind a prefix that may be left out, with eight check characters. */
export function cashAddress(prefix: string, size: number): AddressScheme {
  const expanded = [...[...bytesOf(prefix)].map((byte) => byte & 31), 0];
  return {
    size,
    isCaseless: false,
    write: (bytes) => {
      const data = regroup([0, ...bytes], 8, 5, true) ?? [];
      const remainder = cashRemainder([...expanded, ...data, 0, 0, 0, 0, 0, 0, 0, 0]);
      const check = Array.from(remainder.toString(32).padStart(8, '0'), (digit) => Number.parseInt(digit, 32));
      return `${prefix}:${lettersOf('bech32', [...data, ...check])}`;
    },
    problem: (text) => {
      const body = text.startsWith(`${prefix}:`) ? text.slice(prefix.length + 1) : text;
      const data = placesIn('bech32', body);
      if (data === null || data.length !== Math.ceil(((size + 1) * 8) / 5) + 8) return 'format';
      return cashRemainder([...expanded, ...data]) === 0n ? null : 'checksum';
    },
  };
}

/** The cyclic redundancy check of sixteen bits that TON and Stellar use (CRC-16/XMODEM). */
function crc16(bytes: Iterable<number>): readonly [high: number, low: number] {
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return [rest >> 8, rest & 255];
}

export interface CrcOptions {
  readonly alphabet: Extract<Alphabet, 'base32' | 'base64'>;
  /** Bytes in front, of which an address has one row; the first row is the one that is written. */
  readonly heads: readonly (readonly number[])[];
  /** The low byte of the check comes first. */
  readonly isLowFirst: boolean;
}

/** Thirty-two bytes behind a head, with a check of sixteen bits. */
export function crcAddress({ alphabet, heads, isLowFirst }: CrcOptions): AddressScheme {
  const bits = Math.log2(alphabets[alphabet].length);
  const checkOf = (bytes: readonly number[]): number[] => {
    const [high, low] = crc16(bytes);
    return isLowFirst ? [low, high] : [high, low];
  };
  return {
    size: 32,
    isCaseless: false,
    write: (bytes) => {
      const body = [...(heads[0] ?? []), ...bytes];
      return lettersOf(alphabet, regroup([...body, ...checkOf(body)], 8, bits, true) ?? []);
    },
    problem: (text) => {
      const places = placesIn(alphabet, text);
      const bytes = places && regroup(places, bits, 8, false);
      if (!bytes || !heads.some((head) => equal(bytes.slice(0, head.length), head) && bytes.length === head.length + 34)) return 'format';
      return equal(bytes.slice(-2), checkOf(bytes.slice(0, -2))) ? null : 'checksum';
    },
  };
}

/** Thirty-two bytes in base 58, without a check. */
export const base58Key: AddressScheme = {
  size: 32,
  isCaseless: false,
  write: (bytes) => toBase58(bytes, 'base58'),
  problem: (text) => (text.length <= 44 && fromBase58(text, 'base58')?.length === 32 ? null : 'format'),
};

/** A prefix and so many characters of an alphabet, of which only the form is checked. */
export function characters(prefix: string, alphabet: Alphabet, length: number): AddressScheme {
  const letters = alphabets[alphabet];
  return {
    size: length,
    isCaseless: alphabet === 'hex',
    write: (bytes) =>
      prefix +
      lettersOf(
        alphabet,
        Array.from(bytes, (byte) => byte % letters.length),
      ),
    problem: (text) => {
      const body = alphabet === 'hex' ? text.slice(prefix.length).toLowerCase() : text.slice(prefix.length);
      return text.startsWith(prefix) && body.length === length && placesIn(alphabet, body) !== null ? null : 'format';
    },
  };
}

/** An address in any of several ways of writing; the first is the one that is written. */
export function anyOf(first: AddressScheme, ...others: readonly AddressScheme[]): AddressScheme {
  return {
    ...first,
    problem: (text) => {
      const found = [first, ...others].map((scheme) => scheme.problem(text));
      return found.includes(null) ? null : (found.find((problem) => problem === 'checksum') ?? 'format');
    },
  };
}
