import { createStore, sample, type Effect, type Event, type Store } from 'effector';
import { and, not } from 'patronum';
import { $isVisible, delay } from '@/shared/lib';

export interface PollingOptions<In, Out, Fail> {
  /** What is repeated; however it was started, the next wait begins with its answer. */
  readonly fx: Effect<In, Out, Fail>;
  /** From one answer to the next request, in ms. */
  readonly every: number;
  readonly $isOn: Store<boolean>;
}

/** Tells when an effect is to run again: so long after its last answer, never while it runs and never while the page is hidden; what falls due meanwhile waits until the page shows again. */
export function polling<In, Out, Fail>({ fx, every, $isOn }: PollingOptions<In, Out, Fail>): Event<void> {
  const $isIdle = and($isOn, not(fx.pending));
  const rested = sample({ clock: $isIdle, filter: Boolean });
  const interrupted = sample({ clock: $isIdle, filter: not($isIdle) });
  const waited = delay({ source: rested, ms: every, cancel: interrupted });
  const $isDue = createStore(false)
    .on(waited, () => true)
    .on(interrupted, () => false);
  return sample({ clock: and($isIdle, $isDue, $isVisible), filter: Boolean, fn: () => {} });
}
