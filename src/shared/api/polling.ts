import { createStore, sample, type Event, type Store } from 'effector';
import { and, not } from 'patronum';
import { $isVisible, delay } from '@/shared/lib';

export interface PollingOptions {
  /** Whether what is repeated is under way; however it was started, the next wait begins with its answer. */
  readonly $isPending: Store<boolean>;
  /** From one answer to the next request, in ms. */
  readonly every: number;
  readonly $isOn: Store<boolean>;
}

/** Tells when to ask again: so long after the last answer, never while a request is under way and never while the page is hidden; what falls due meanwhile waits until the page shows again. */
export function polling({ $isPending, every, $isOn }: PollingOptions): Event<void> {
  const $isIdle = and($isOn, not($isPending));
  const rested = sample({ clock: $isIdle, filter: Boolean });
  const interrupted = sample({ clock: $isIdle, filter: not($isIdle) });
  const waited = delay({ source: rested, ms: every, cancel: interrupted });
  const $isDue = createStore(false)
    .on(waited, () => true)
    .on(interrupted, () => false);
  return sample({ clock: and($isIdle, $isDue, $isVisible), filter: Boolean, fn: () => {} });
}
