import { attach, createEvent, createStore, sample, scopeBind, type Event, type Store, type Unit } from 'effector';
import { and, not } from 'patronum';
import { $clock, nowFx, type Unsubscribe } from './clock';
import { $isVisible } from './lifecycle';

export interface IntervalOptions {
  /** Time between two ticks, in ms. */
  readonly every: number;
  readonly start: Unit<unknown>;
  readonly stop: Unit<unknown>;
}

/** The current time for countdowns and "today": updated at `start` and then at an interval until `stop`; paused while the page is hidden. */
export function interval({ every, start, stop }: IntervalOptions): { readonly $now: Store<number>; readonly ticked: Event<number> } {
  const beaten = createEvent();
  const readFx = attach({ effect: nowFx });
  const $stop = createStore<Unsubscribe>(nothing, { serialize: 'ignore' });
  const beginFx = attach({
    source: { clock: $clock, stop: $stop },
    effect: ({ clock, stop: end }) => {
      end();
      return clock.every(every, scopeBind(beaten, { safe: true }));
    },
  });
  const endFx = attach({ source: $stop, effect: (end: Unsubscribe) => end() });
  const $isStarted = createStore(false)
    .on(start, () => true)
    .on(stop, () => false);
  const $isRunning = and($isStarted, $isVisible);
  $stop.on(beginFx.doneData, (_, end) => end);
  sample({ clock: $isRunning, filter: Boolean, fn: () => {}, target: [readFx, beginFx] });
  sample({ clock: $isRunning, filter: not($isRunning), fn: () => {}, target: endFx });
  sample({ clock: beaten, target: readFx });
  return { $now: createStore(0).on(readFx.doneData, (_, now) => now), ticked: readFx.doneData };
}

function nothing(): void {}
