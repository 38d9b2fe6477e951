import type { ChainFamily } from '@fixtures/web3';
import { hash } from '../random';

const alphabets = {
  hex: '0123456789abcdef',
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  bech32: 'qpzry9x8gf2tvdw0s3jn54khce6mua7l',
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
} as const;

interface TextFormat {
  readonly prefix: string;
  readonly letters: keyof typeof alphabets;
  readonly length: number;
}
const hex = (length: number, prefix = '0x'): TextFormat => ({ prefix, letters: 'hex', length });
const base58 = (length: number, prefix = ''): TextFormat => ({ prefix, letters: 'base58', length });

/** The formats of addresses and transaction hashes by family, without checksums. */
const formats: Readonly<Record<ChainFamily, { readonly address: TextFormat; readonly hash: TextFormat }>> = {
  evm: { address: hex(40), hash: hex(64) },
  bitcoin: { address: { prefix: 'bc1q', letters: 'bech32', length: 38 }, hash: hex(64, '') },
  solana: { address: base58(44), hash: base58(88) },
  tron: { address: base58(33, 'T'), hash: hex(64, '') },
  ton: { address: { prefix: 'UQ', letters: 'base64url', length: 46 }, hash: { prefix: '', letters: 'base64url', length: 44 } },
  sui: { address: hex(64), hash: base58(44) },
};

/** An address in a family's format, derived from the parts. */
export const addressFrom = (family: ChainFamily, ...parts: readonly (string | number)[]): string =>
  derive(formats[family].address, [family, ...parts]);
/** A transaction hash in a family's format. */
export const hashFrom = (family: ChainFamily, ...parts: readonly (string | number)[]): string =>
  derive(formats[family].hash, [family, ...parts]);

/** Whether a text has the format of a family's addresses. */
export const isAddress = (family: ChainFamily, text: string): boolean => {
  const { prefix, letters, length } = formats[family].address;
  const rest = text.slice(prefix.length);
  const plain = letters === 'hex' ? rest.toLowerCase() : rest;
  return text.startsWith(prefix) && rest.length === length && Array.from(plain).every((letter) => alphabets[letters].includes(letter));
};

/** Whether two addresses are equal; hexadecimal ones ignore case. */
export const sameAddress = (one: string, other: string): boolean =>
  one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());

function derive({ prefix, letters, length }: TextFormat, parts: readonly (string | number)[]): string {
  const alphabet = alphabets[letters];
  let text = prefix;
  for (let index = 0; index < length; index += 1) text += alphabet.charAt(hash('web3', ...parts, index) % alphabet.length);
  return text;
}
