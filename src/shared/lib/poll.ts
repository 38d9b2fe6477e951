import { createEvent, createStore, sample, type Effect, type Store, type Unit } from 'effector';
import { and, not } from 'patronum';
import { delay } from './delay';
import { $isVisible } from './lifecycle';

export interface PollOptions<Out, Fail> {
  readonly run: Effect<void, Out, Fail>;
  /** Time between a response and the next request, in ms. */
  readonly every: number;
  /** Delay before the first request, in ms. */
  readonly first?: number;
  readonly start: Unit<unknown>;
  readonly stop: Unit<unknown>;
}

/** Runs an effect repeatedly from `start` to `stop`, never concurrently and never while the page is hidden; a run missed meanwhile is made up when the page is visible again. */
export function poll<Out, Fail>({ run, every, first = 0, start, stop }: PollOptions<Out, Fail>): { readonly $isPolling: Store<boolean> } {
  const $isPolling = createStore(false)
    .on(start, () => true)
    .on(stop, () => false);
  const asked = createEvent<number>();
  const due = delay({ source: asked, ms: (ms) => ms, cancel: stop });
  const $isDue = createStore(false)
    .on(due, () => true)
    .on([run, start, stop], () => false);
  const $isReady = and($isPolling, $isDue, $isVisible, not(run.pending));
  sample({ clock: start, fn: () => first, target: asked });
  sample({ clock: run.finally, filter: $isPolling, fn: () => every, target: asked });
  sample({ clock: $isReady, filter: Boolean, fn: () => {}, target: run });
  return { $isPolling };
}
