import { attach, combine, createEvent, createStore, sample, scopeBind, type Event, type Unit } from 'effector';
import { $clock, type Clock, type Unsubscribe } from './clock';

export interface DelayOptions<T> {
  readonly source: Unit<T>;
  /** Delay in ms of the scope's clock. */
  readonly ms: number | ((value: T) => number);
  /** Cancels the pending call. */
  readonly cancel?: Unit<unknown>;
}

/** Emits the latest value of `source` after a delay; a newer value replaces the pending one and restarts the delay. */
export function delay<T>({ source, ms, cancel }: DelayOptions<T>): Event<T> {
  const id = Symbol();
  const due = createEvent<T>();
  const wait = (clock: Clock, value: T): Unsubscribe => {
    const report = scopeBind(due, { safe: true });
    return clock.after(typeof ms === 'number' ? ms : ms(value), () => report(value));
  };
  sample({ clock: source, fn: (value: T) => ({ id, wait: (clock: Clock) => wait(clock, value) }), target: waitFx });
  if (cancel) sample({ clock: cancel, fn: () => id, target: cancelFx });
  return due;
}

// One pair of effects for all delays, as in `lifecycle.ts`.
const $stops = createStore<ReadonlyMap<symbol, Unsubscribe>>(new Map(), { serialize: 'ignore' });
const waitFx = attach({
  source: combine({ clock: $clock, stops: $stops }),
  effect: ({ clock, stops }, { id, wait }: { readonly id: symbol; readonly wait: (clock: Clock) => Unsubscribe }) => {
    stops.get(id)?.();
    return wait(clock);
  },
});
const cancelFx = attach({ source: $stops, effect: (stops, id: symbol) => stops.get(id)?.() });
$stops.on(waitFx.done, (stops, { params: { id }, result }) => new Map(stops).set(id, result));
