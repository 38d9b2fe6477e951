import { attach, sample, type Event, type Store } from 'effector';
import { $clock } from './clock';
import { delay } from './delay';

/** Emits when the scope's clock reaches a future instant, in ms; null for none. */
export function instantReached($instant: Store<number | null>): Event<number> {
  const measureFx = attach({ source: $clock, effect: (clock, instant: number) => instant - clock.now() });
  sample({ clock: $instant, filter: (instant) => instant !== null, target: measureFx });
  const remaining = sample({ clock: measureFx.doneData, filter: (ms) => ms > 0 });
  return delay({ source: remaining, ms: (ms) => ms, cancel: $instant });
}
