import type { AccountPrecheck, ChallengeFactor } from '@/contract/account';

/** How the tries of what is asked for stand. */
export interface Tries {
  /** How many more may fail; null where it is not known. */
  readonly left: number | null;
  /** Nothing is taken until then; null where nothing is locked. */
  readonly lockedUntil: number | null;
}

/** Of several factors the fewest tries and the last lock count; an exchange that tells no factor tells them for all. */
export function triesIn(precheck: AccountPrecheck | null, factors: readonly ChallengeFactor[]): Tries {
  const own = precheck?.tries?.filter(({ factor }) => factors.includes(factor)) ?? [];
  if (own.length === 0) return { left: precheck?.triesLeft ?? null, lockedUntil: precheck?.lockedUntil ?? null };
  const locks = own.flatMap(({ lockedUntil }) => lockedUntil ?? []);
  return { left: Math.min(...own.map(({ left }) => left)), lockedUntil: locks.length === 0 ? null : Math.max(...locks) };
}
