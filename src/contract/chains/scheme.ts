import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, bech32 as bech32First, bech32m, hex, type BytesCoder } from '@scure/base';
import { alphabets, type Alphabet } from './alphabets';

/** Why a text is not an address: wrong format, or a checksum mismatch, which suggests a typo. */
export type AddressProblem = 'format' | 'checksum';

/** The address format of a network. */
export interface AddressScheme {
  /** Number of bytes that `encode` encodes. */
  readonly size: number;
  /** The stored form of a valid address: in lower case if its letter case does not matter. */
  normalise(address: string): string;
  /** Encodes `size` bytes as an address. */
  encode(bytes: Uint8Array): string;
  /** The problem of a text; null for a valid address. */
  problem(text: string): AddressProblem | null;
}

const toLowerCase = (address: string): string => address.toLowerCase();
const unchanged = (address: string): string => address;

const equal = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.from(a).every((value, index) => value === b[index]);

/** Decodes a text; null if it is not valid in this encoding. */
function tryDecode(encoding: BytesCoder, text: string): Uint8Array | null {
  try {
    return encoding.decode(text);
  } catch {
    return null;
  }
}

/** Twenty bytes in hexadecimal; the letter case may carry a checksum. Source: EIP-55. */
export const evmAddress: AddressScheme = {
  size: 20,
  normalise: toLowerCase,
  encode: (bytes) => `0x${hex.encode(bytes)}`,
  problem: (text) => {
    const [, digits] = /^0x([\da-f]{40})$/i.exec(text) ?? [];
    if (digits === undefined) return 'format';
    if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return null;
    const hash = hex.encode(keccak_256(utf8ToBytes(digits.toLowerCase())));
    const checksummed = Array.from(digits.toLowerCase(), (digit, index) => (hash.charAt(index) > '7' ? digit.toUpperCase() : digit));
    return checksummed.join('') === digits ? null : 'checksum';
  },
};

/** Twenty bytes after one of several version prefixes, with a four-byte double SHA-256 checksum; `encode` uses the first version. */
export function base58Check(versions: readonly (readonly number[])[], encoding: BytesCoder = base58): AddressScheme {
  const check = (bytes: Uint8Array) => sha256(sha256(bytes)).slice(0, 4);
  const isVersion = (bytes: Uint8Array) =>
    versions.some((version) => equal(bytes.slice(0, version.length), version) && bytes.length === version.length + 24);
  return {
    size: 20,
    normalise: unchanged,
    encode: (bytes) => {
      const body = Uint8Array.from([...(versions[0] ?? []), ...bytes]);
      return encoding.encode(Uint8Array.from([...body, ...check(body)]));
    },
    problem: (text) => {
      const bytes = text.length > 60 ? null : tryDecode(encoding, text);
      if (bytes === null || !isVersion(bytes)) return 'format';
      return equal(bytes.slice(-4), check(bytes.slice(0, -4))) ? null : 'checksum';
    },
  };
}

export interface Bech32Options {
  /** Possible payload lengths in bytes; `encode` uses the first. */
  readonly sizes: readonly number[];
  /** Whether a witness version precedes the payload; from version 1 on, the checksum is bech32m. Source: BIP-350. */
  readonly hasVersion?: boolean;
  /** Bytes that every address starts with. */
  readonly head?: readonly number[];
}

/** Bytes after a human-readable prefix, with a six-character checksum. Source: BIP-173. */
export function bech32(prefix: string, { sizes, hasVersion = false, head = [] }: Bech32Options): AddressScheme {
  const [size = 0] = sizes;
  const version = hasVersion ? [0] : [];
  const lengths = sizes.map((each) => version.length + Math.ceil((each * 8) / 5) + 6);
  return {
    size: size - head.length,
    normalise: toLowerCase,
    encode: (bytes) => bech32First.encode(prefix, [...version, ...bech32First.toWords(Uint8Array.from([...head, ...bytes]))], false),
    problem: (text) => {
      const lower = text.toLowerCase();
      if ((text !== lower && text !== text.toUpperCase()) || !lower.startsWith(`${prefix}1`)) return 'format';
      const data = lower.slice(prefix.length + 1);
      if (indicesIn('bech32', data) === null || !lengths.includes(data.length)) return 'format';
      const encoding = hasVersion && !data.startsWith(alphabets.bech32.charAt(0)) ? bech32m : bech32First;
      const decoded = encoding.decodeUnsafe(lower, false);
      if (!decoded) return 'checksum';
      const bytes = encoding.fromWordsUnsafe(decoded.words.slice(version.length));
      return bytes && equal(bytes.slice(0, head.length), head) ? null : 'format';
    },
  };
}

/** The indices of a text's characters in an alphabet; null if one is not in it. */
function indicesIn(alphabet: Alphabet, text: string): number[] | null {
  const indices = Array.from(text, (letter) => alphabets[alphabet].indexOf(letter));
  return indices.includes(-1) ? null : indices;
}

const lettersOf = (alphabet: Alphabet, indices: readonly number[]): string =>
  indices.map((index) => alphabets[alphabet].charAt(index)).join('');

/** The polynomial remainder used as the checksum of Bitcoin Cash addresses. Source: CashAddr specification. */
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

/** Bytes after an optional prefix, with an eight-character checksum. */
export function cashAddress(prefix: string, size: number): AddressScheme {
  const expanded = [...Array.from(utf8ToBytes(prefix), (byte) => byte & 31), 0];
  return {
    size,
    normalise: unchanged,
    encode: (bytes) => {
      const data = bech32First.toWords(Uint8Array.from([0, ...bytes]));
      const remainder = cashRemainder([...expanded, ...data, 0, 0, 0, 0, 0, 0, 0, 0]);
      const check = Array.from(remainder.toString(32).padStart(8, '0'), (digit) => Number.parseInt(digit, 32));
      return `${prefix}:${lettersOf('bech32', [...data, ...check])}`;
    },
    problem: (text) => {
      const body = text.startsWith(`${prefix}:`) ? text.slice(prefix.length + 1) : text;
      const data = indicesIn('bech32', body);
      if (data === null || data.length !== Math.ceil(((size + 1) * 8) / 5) + 8) return 'format';
      return cashRemainder([...expanded, ...data]) === 0n ? null : 'checksum';
    },
  };
}

/** The 16-bit cyclic redundancy check used by TON and Stellar (CRC-16/XMODEM). */
function crc16(bytes: Iterable<number>): readonly [high: number, low: number] {
  let remainder = 0;
  for (const byte of bytes) {
    remainder ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) remainder = ((remainder << 1) ^ (remainder & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return [remainder >> 8, remainder & 255];
}

export interface CrcOptions {
  readonly encoding: BytesCoder;
  /** Possible header bytes; `encode` uses the first. */
  readonly heads: readonly (readonly number[])[];
  /** Whether the low byte of the checksum comes first. */
  readonly isLowFirst: boolean;
}

/** Thirty-two bytes after a header, with a 16-bit checksum. */
export function crcAddress({ encoding, heads, isLowFirst }: CrcOptions): AddressScheme {
  const checkOf = (bytes: Iterable<number>): number[] => {
    const [high, low] = crc16(bytes);
    return isLowFirst ? [low, high] : [high, low];
  };
  return {
    size: 32,
    normalise: unchanged,
    encode: (bytes) => {
      const body = [...(heads[0] ?? []), ...bytes];
      return encoding.encode(Uint8Array.from([...body, ...checkOf(body)]));
    },
    problem: (text) => {
      const bytes = tryDecode(encoding, text);
      if (!bytes || !heads.some((head) => equal(bytes.slice(0, head.length), head) && bytes.length === head.length + 34)) return 'format';
      return equal(bytes.slice(-2), checkOf(bytes.slice(0, -2))) ? null : 'checksum';
    },
  };
}

/** Thirty-two bytes in base 58, without a checksum. */
export const base58Key: AddressScheme = {
  size: 32,
  normalise: unchanged,
  encode: (bytes) => base58.encode(bytes),
  problem: (text) => (text.length <= 44 && tryDecode(base58, text)?.length === 32 ? null : 'format'),
};

/** A prefix and `length` characters of an alphabet; only the format is checked. */
export function fixedLengthAddress(prefix: string, alphabet: Alphabet, length: number): AddressScheme {
  const letters = alphabets[alphabet];
  return {
    size: length,
    normalise: alphabet === 'hex' ? toLowerCase : unchanged,
    encode: (bytes) =>
      prefix +
      lettersOf(
        alphabet,
        Array.from(bytes, (byte) => byte % letters.length),
      ),
    problem: (text) => {
      const body = alphabet === 'hex' ? text.slice(prefix.length).toLowerCase() : text.slice(prefix.length);
      return text.startsWith(prefix) && body.length === length && indicesIn(alphabet, body) !== null ? null : 'format';
    },
  };
}

/** An address in any of several formats; `encode` uses the first. */
export function anyOf(first: AddressScheme, ...others: readonly AddressScheme[]): AddressScheme {
  const schemes = [first, ...others];
  return {
    ...first,
    normalise: (address) => (schemes.find((scheme) => scheme.problem(address) === null) ?? first).normalise(address),
    problem: (text) => {
      const problems = schemes.map((scheme) => scheme.problem(text));
      return problems.includes(null) ? null : (problems.find((problem) => problem === 'checksum') ?? 'format');
    },
  };
}
