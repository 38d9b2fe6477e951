import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hash } from '../random';

/** The HMAC-SHA256 signature of a text in hexadecimal. Resolvers are synchronous, so the Web Cryptography API cannot be used. */
export const signatureOf = (secret: string, text: string): string => bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));

/** Compares two texts in a time that does not depend on where they differ. */
export function timingSafeEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** The public name of a key in signed calls: 32 characters. */
export const keyNameOf = (seed: string, id: string): string => characters(4, (part) => hash(seed, 'apiKey', id, part));
/** The secret of a key: 64 characters. It is never stored, neither in records nor in save points. */
export const secretOf = (seed: string, id: string): string => characters(8, (part) => hash(seed, 'apiSecret', id, part));

const characters = (words: number, word: (part: number) => number): string =>
  Array.from({ length: words }, (_, part) => word(part).toString(16).padStart(8, '0')).join('');
