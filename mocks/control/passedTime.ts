import { sealed, unsealed, type SealProblem } from './sealedText';

const version = '1';
/** Time that a link lets pass is simulated by whoever opens it, which takes half a second for each day. */
const maxMs = 86_400_000;
const base = 36;

/** How much time has passed since the start, as links carry it; null for none, and for more than a day. */
export const writePassed = (passedMs: number): string | null =>
  passedMs > 0 && passedMs <= maxMs ? sealed(version, passedMs.toString(base)) : null;

/** Reads what `writePassed` wrote, in milliseconds; everything else is refused with the reason. */
export function readPassed(text: string): { readonly passedMs: number } | { readonly problem: SealProblem } {
  const opened = unsealed(version, text);
  if ('problem' in opened) return opened;
  const passedMs = Number.parseInt(opened.text, base);
  return writePassed(passedMs) === text ? { passedMs } : { problem: 'damaged' };
}
