import { encodeWithChecksum, decodeWithChecksum, type DecodeProblem } from './checksummedText';

const version = '1';
/** A day at most: opening the link simulates the elapsed time, which takes half a second per day. */
const maxMs = 86_400_000;
const base = 36;

/** Encodes the time elapsed since the start for links; null for zero or more than a day. */
export const encodeElapsed = (elapsedMs: number): string | null =>
  elapsedMs > 0 && elapsedMs <= maxMs ? encodeWithChecksum(version, elapsedMs.toString(base)) : null;

/** Decodes the output of `encodeElapsed` to milliseconds; rejects anything else with the reason. */
export function decodeElapsed(text: string): { readonly elapsedMs: number } | { readonly problem: DecodeProblem } {
  const decoded = decodeWithChecksum(version, text);
  if ('problem' in decoded) return decoded;
  const elapsedMs = Number.parseInt(decoded.text, base);
  return encodeElapsed(elapsedMs) === text ? { elapsedMs } : { problem: 'damaged' };
}
