import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { account } from '@/contract/account';
import { mutation, query, type Query } from '@/shared/api';
import type { Captcha as Puzzle } from '@/contract/account';

/** The captcha a visitor solves before a code is sent. Only this model and `CaptchaStep` know its kind: a vendor's captcha would replace them. */
export interface Captcha {
  /** The piece was moved; carries its offset from the left in puzzle pixels. */
  readonly moved: EventCallable<number>;
  readonly submitted: EventCallable<void>;
  /** The user requests another puzzle. */
  readonly refreshed: EventCallable<void>;
  readonly puzzle: Pick<Query<Puzzle>, '$data' | '$latest' | '$error' | '$isLoading' | '$isFetching' | 'refetched'>;
  readonly $offset: Store<number>;
  readonly $isPending: Store<boolean>;
  /** The last attempt was wrong, and another puzzle is shown. */
  readonly $hasFailed: Store<boolean>;
  /** The captcha is solved; carries the single-use token for the exchange. */
  readonly solved: Event<string>;
}

/** Creates the captcha of one dialog; fetches a puzzle while `$isOpen`. */
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
