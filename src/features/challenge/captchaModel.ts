import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { account } from '@/contract/account';
import { mutation, query, type Query } from '@/shared/api';
import type { Captcha as Puzzle } from '@/contract/account';

/** The check that a visitor is a person, behind which a code is sent. The one place that knows how it is made: a vendor's check takes its place here. */
export interface Captcha {
  /** The puzzle is moved: `offset` from the left, in its own pixels. */
  readonly moved: EventCallable<number>;
  readonly submitted: EventCallable<void>;
  /** Another puzzle is asked for. */
  readonly refreshed: EventCallable<void>;
  readonly puzzle: Pick<Query<Puzzle>, '$data' | '$latest' | '$error' | '$isLoading' | '$isFetching' | 'refetched'>;
  readonly $offset: Store<number>;
  readonly $isPending: Store<boolean>;
  /** The last try was wrong; another puzzle stands in its place. */
  readonly $hasFailed: Store<boolean>;
  /** It is solved; carries the token that the exchange takes once. */
  readonly solved: Event<string>;
}

/** Creates the check of one dialog: a puzzle is fetched while `$isOpen`. */
export function createCaptcha($isOpen: Store<boolean>): Captcha {
  const moved = createEvent<number>();
  const submitted = createEvent();
  const refreshed = createEvent();
  const opened = sample({ clock: $isOpen, filter: Boolean, fn: () => {} });

  const verify = mutation({
    endpoint: account.verifyImage,
    params: (body: { readonly captchaId: string; readonly offset: number }) => ({ body }),
    showsRefusal: true,
    resetOn: opened,
  });
  const rejected = sample({ clock: verify.failed, filter: ({ error: { failure } }) => failure.kind === 'business', fn: () => {} });
  const puzzle = query({
    endpoint: account.image,
    $params: $isOpen.map((isOpen) => (isOpen ? {} : null)),
    refetchOn: [refreshed, rejected],
    resetOn: opened,
  });
  const $offset = createStore(0)
    .on(moved, (_, offset) => Math.round(offset))
    .reset(puzzle.done);
  sample({
    clock: submitted,
    source: { puzzle: puzzle.$data, offset: $offset },
    filter: ({ puzzle: shown }) => shown !== null,
    fn: ({ puzzle: shown, offset }) => ({ captchaId: shown?.captchaId ?? '', offset }),
    target: verify.submitted,
  });
  return {
    moved,
    submitted,
    refreshed,
    puzzle,
    $offset,
    $isPending: verify.$isPending,
    $hasFailed: createStore(false)
      .on(rejected, () => true)
      .reset(submitted, refreshed, opened),
    solved: verify.done.map(({ data }) => data.imageToken),
  };
}
