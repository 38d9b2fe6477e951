import { combine, sample, type Event, type Store } from 'effector';
import type { AccountPrecheck, ChallengeFactor } from '@/contract/account';
import { interval } from '@/shared/lib/interval';
import type { ChallengeRequest } from './request';

/** The remaining attempts at a challenge. */
export interface Attempts {
  /** The number of further failures allowed; null if unknown. */
  readonly remaining: number | null;
  /** The end of the lock; null if not locked. */
  readonly lockedUntil: number | null;
}

interface LockOptions {
  readonly $precheck: Store<AccountPrecheck | null>;
  readonly $factors: Store<readonly ChallengeFactor[]>;
  readonly $request: Store<ChallengeRequest | null>;
  readonly $isOpen: Store<boolean>;
}

interface Lock {
  /** The current time; ticks while the dialog is open. */
  readonly $now: Store<number>;
  readonly $attempts: Store<Attempts>;
  readonly $isLocked: Store<boolean>;
  /** A lock has ended while the dialog was open; triggers another precheck for the renewed attempts. */
  readonly unlocked: Event<ChallengeRequest>;
}

/** Tracks the remaining attempts of a dialog, and the lock once none is left. */
export function createLock({ $precheck, $factors, $request, $isOpen }: LockOptions): Lock {
  const { $now } = interval({
    every: 1000,
    start: sample({ clock: $isOpen, filter: Boolean }),
    stop: sample({ clock: $isOpen, filter: (isOpen) => !isOpen }),
  });
  const $attempts = combine($precheck, $factors, attemptsIn);
  const $isLocked = combine($attempts, $now, ({ lockedUntil }, now) => lockedUntil !== null && now < lockedUntil);
  const ended = sample({ clock: $isLocked, source: $request, filter: $isOpen, fn: (request, isLocked) => (isLocked ? null : request) });
  return { $now, $attempts, $isLocked, unlocked: ended.filterMap((request) => request ?? undefined) };
}

/** The fewest attempts and the latest lock end of the factors; totals for all factors if the exchange reports none by factor. */
function attemptsIn(precheck: AccountPrecheck | null, factors: readonly ChallengeFactor[]): Attempts {
  const relevantTries = precheck?.tries?.filter(({ factor }) => factors.includes(factor)) ?? [];
  if (relevantTries.length === 0) return { remaining: precheck?.triesLeft ?? null, lockedUntil: precheck?.lockedUntil ?? null };
  const locks = relevantTries.flatMap(({ lockedUntil }) => lockedUntil ?? []);
  return { remaining: Math.min(...relevantTries.map(({ left }) => left)), lockedUntil: locks.length === 0 ? null : Math.max(...locks) };
}
