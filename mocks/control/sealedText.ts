/** Why a sealed text is refused: it was cut or altered, or comes from a version that wrote it differently. */
export type SealProblem = 'damaged' | 'version';

/** A text for an address that tells when it was cut or altered: version, checksum, text. */
export const sealed = (version: string, text: string): string => [version, checksum(text), text].join('.');

/** The text that `sealed` has put together; anything else is refused with the reason. */
export function unsealed(version: string, text: string): { readonly text: string } | { readonly problem: SealProblem } {
  const [writtenBy = '', sum, within = '', ...rest] = text.split('.');
  if (writtenBy !== version) return { problem: /^\d{1,3}$/.test(writtenBy) ? 'version' : 'damaged' };
  return rest.length > 0 || checksum(within) !== sum ? { problem: 'damaged' } : { text: within };
}

/** Bytes as base64url without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes that `toBase64Url` has written. Throws where they are none. */
export const fromBase64Url = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** FNV-1a of 32 bits: it tells that a link was cut or altered, not by whom. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
