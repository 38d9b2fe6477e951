import { combine, createStore, sample, type Event, type Store, type Unit } from 'effector';
import { account } from '@/contract/account';
import { mutation } from '@/shared/api';
import { $pauses } from '@/shared/api/pauses';
import { interval } from '@/shared/lib/interval';

/** Whether a login may be tried, and how often it still may fail. */
export interface Block {
  /** The instant from which a login is taken again; null where none is refused. */
  readonly $until: Store<number | null>;
  readonly $now: Store<number>;
  readonly $isOn: Store<boolean>;
  /** How many tries are left; null as long as none has failed. */
  readonly $triesLeft: Store<number | null>;
}

export interface BlockOptions {
  /** A login was refused for its name. */
  readonly refused: Event<{ readonly params: { readonly loginName: string } }>;
  /** Another name is typed. */
  readonly reset: readonly Unit<unknown>[];
}

/** Asks after each refused login how the tries of its name stand, and heeds the pause that a rate limit asks for. */
export function createBlock({ refused, reset }: BlockOptions): Block {
  const renamed = sample({ clock: [...reset], fn: () => {} });
  const lookup = mutation({
    endpoint: account.precheck,
    params: ({ params: { loginName } }: { readonly params: { readonly loginName: string } }) => ({ body: { loginName } }),
    whilePending: 'sendLast',
    resetOn: renamed,
  });
  sample({ clock: refused, target: lookup.submitted });
  const $lockedUntil = createStore<number | null>(null)
    .on(lookup.done, (_, { data }) => data.lockedUntil)
    .reset(lookup.submitted, renamed);
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
    $triesLeft: createStore<number | null>(null)
      .on(lookup.done, (_, { data }) => data.triesLeft)
      .reset(renamed),
  };
}
