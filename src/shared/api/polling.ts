import { createStore, sample, type Event, type Store } from 'effector';
import { and, not } from 'patronum';
import { $isVisible, delay } from '@/shared/lib';

export interface PollingOptions {
  /** Whether the polled request is pending, however it was started; the next wait begins with its response. */
  readonly $isPending: Store<boolean>;
  /** Interval between a response and the next request, in ms. */
  readonly every: number;
  readonly $isOn: Store<boolean>;
}

/** Emits when the next request is due: `every` ms after the last response, never while one is pending or the page is hidden; an overdue one is sent once the page shows again. */
export function polling({ $isPending, every, $isOn }: PollingOptions): Event<void> {
  const $isIdle = and($isOn, not($isPending));
  const becameIdle = sample({ clock: $isIdle, filter: Boolean });
  const interrupted = sample({ clock: $isIdle, filter: not($isIdle) });
  const intervalElapsed = delay({ source: becameIdle, ms: every, cancel: interrupted });
  const $isDue = createStore(false)
    .on(intervalElapsed, () => true)
    .on(interrupted, () => false);
  return sample({ clock: and($isIdle, $isDue, $isVisible), filter: Boolean, fn: () => {} });
}
