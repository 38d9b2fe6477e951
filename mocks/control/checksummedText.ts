/** Why a text is rejected: it was truncated or altered, or written by an incompatible version. */
export type DecodeProblem = 'damaged' | 'version';

/** Wraps a text without dots for a URL so that truncation and alteration are detected: version, checksum, text. */
export const encodeWithChecksum = (version: string, text: string): string => [version, checksum(text), text].join('.');

/** Unwraps a text written by `encodeWithChecksum`; rejects anything else with the reason. */
export function decodeWithChecksum(version: string, text: string): { readonly text: string } | { readonly problem: DecodeProblem } {
  const [writtenVersion = '', sum, content = '', ...rest] = text.split('.');
  if (writtenVersion !== version) return { problem: /^\d{1,3}$/.test(writtenVersion) ? 'version' : 'damaged' };
  return rest.length > 0 || checksum(content) !== sum ? { problem: 'damaged' } : { text: content };
}

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Decodes the output of `toBase64Url`. Throws if it cannot be decoded. */
export const fromBase64Url = (encoded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));

/** 32-bit FNV-1a over code points: detects that a link was truncated or altered; not cryptographically secure. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
