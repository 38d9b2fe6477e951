import { attach, combine, createEvent, createStore, sample, scopeBind, type Event, type Store, type Unit } from 'effector';
import { and, not } from 'patronum';
import { $clock, nowFx, type Clock, type Unsubscribe } from './clock';
import { $isVisible } from './lifecycle';

export interface IntervalOptions {
  /** Time between two ticks, in ms. */
  readonly every: number;
  readonly start: Unit<unknown>;
  readonly stop: Unit<unknown>;
}

/** The current time for countdowns and "today": updated at `start` and then at an interval until `stop`; paused while the page is hidden. */
export function interval({ every, start, stop }: IntervalOptions): { readonly $now: Store<number>; readonly ticked: Event<number> } {
  const id = Symbol();
  const timerFired = createEvent();
  const begin = (clock: Clock): Unsubscribe => clock.every(every, scopeBind(timerFired, { safe: true }));
  const readFx = attach({ effect: nowFx });
  const $isStarted = createStore(false)
    .on(start, () => true)
    .on(stop, () => false);
  const $isRunning = and($isStarted, $isVisible);
  const began = sample({ clock: $isRunning, filter: Boolean, fn: () => ({ id, begin }) });
  sample({ clock: began, target: beginFx });
  sample({ clock: began, fn: () => {}, target: readFx });
  sample({ clock: $isRunning, filter: not($isRunning), fn: () => id, target: endFx });
  sample({ clock: timerFired, target: readFx });
  return { $now: createStore(0).on(readFx.doneData, (_, now) => now), ticked: readFx.doneData };
}

// One pair of effects for all intervals, as in `lifecycle.ts`.
const $stops = createStore<ReadonlyMap<symbol, Unsubscribe>>(new Map(), { serialize: 'ignore' });
const beginFx = attach({
  source: combine({ clock: $clock, stops: $stops }),
  effect: ({ clock, stops }, { id, begin }: { readonly id: symbol; readonly begin: (clock: Clock) => Unsubscribe }) => {
    stops.get(id)?.();
    return begin(clock);
  },
});
const endFx = attach({ source: $stops, effect: (stops, id: symbol) => stops.get(id)?.() });
$stops.on(beginFx.done, (stops, { params: { id }, result }) => new Map(stops).set(id, result));
