import { seal, unseal, type SealProblem } from './sealedText';

const version = '1';
/** A day at most: opening the link simulates the elapsed time, which takes half a second per day. */
const maxMs = 86_400_000;
const base = 36;

/** Encodes the time elapsed since the start for links; null for zero or more than a day. */
export const writeElapsed = (passedMs: number): string | null =>
  passedMs > 0 && passedMs <= maxMs ? seal(version, passedMs.toString(base)) : null;

/** Decodes the output of `writeElapsed` to milliseconds; rejects anything else with the reason. */
export function readElapsed(text: string): { readonly passedMs: number } | { readonly problem: SealProblem } {
  const opened = unseal(version, text);
  if ('problem' in opened) return opened;
  const passedMs = Number.parseInt(opened.text, base);
  return writeElapsed(passedMs) === text ? { passedMs } : { problem: 'damaged' };
}
