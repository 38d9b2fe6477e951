import { combine, createStore, sample, type Event, type Store, type Unit } from 'effector';
import { account } from '@/contract/account';
import { mutation } from '@/shared/api';
import { $pauses } from '@/shared/api/pauses';
import { interval } from '@/shared/lib/interval';

/** Whether login is blocked, and how many attempts are left. */
export interface Block {
  /** Timestamp from which login is accepted again; null if not blocked. */
  readonly $until: Store<number | null>;
  readonly $now: Store<number>;
  readonly $isOn: Store<boolean>;
  /** How many attempts are left; null until the first failure. */
  readonly $attemptsLeft: Store<number | null>;
}

export interface BlockOptions {
  /** A login was rejected. */
  readonly refused: Event<{ readonly params: { readonly loginName: string } }>;
  /** Units that clear the state, such as a changed account name. */
  readonly reset: readonly Unit<unknown>[];
}

/** Looks up the remaining attempts of the login name after each rejected login and honours the pause of a rate limit. */
export function createBlock({ refused, reset }: BlockOptions): Block {
  const resetTriggered = sample({ clock: [...reset], fn: () => {} });
  const lookup = mutation({
    endpoint: account.precheck,
    params: ({ params: { loginName } }: { readonly params: { readonly loginName: string } }) => ({ body: { loginName } }),
    whilePending: 'sendLast',
    resetOn: resetTriggered,
  });
  sample({ clock: refused, target: lookup.submitted });
  const $lockedUntil = createStore<number | null>(null)
    .on(lookup.done, (_, { data }) => data.lockedUntil)
    .reset(lookup.submitted, resetTriggered);
  const $until = combine($lockedUntil, $pauses, (lockedUntil, pauses) => lockedUntil ?? pauses.get(account.login.id) ?? null);
  const { $now } = interval({
    every: 1000,
    start: sample({ clock: $until, filter: Boolean }),
    stop: sample({ clock: $until, filter: (until) => until === null }),
  });
  return {
    $until,
    $now,
    $isOn: combine($until, $now, (until, now) => until !== null && now < until),
    $attemptsLeft: createStore<number | null>(null)
      .on(lookup.done, (_, { data }) => data.triesLeft)
      .reset(resetTriggered),
  };
}
