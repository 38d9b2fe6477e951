import { attach, createEvent, createStore, sample, scopeBind, type Event, type Unit } from 'effector';
import { $clock, type Unsubscribe } from './clock';

export interface DelayOptions<T> {
  readonly source: Unit<T>;
  /** Delay in ms of the scope's clock. */
  readonly ms: number | ((value: T) => number);
  /** Cancels the pending call. */
  readonly cancel?: Unit<unknown>;
}

/** Emits the latest value of `source` after a delay; a newer value replaces the pending one and restarts the delay. */
export function delay<T>({ source, ms, cancel }: DelayOptions<T>): Event<T> {
  const due = createEvent<T>();
  const $stop = createStore<Unsubscribe>(nothing, { serialize: 'ignore' });
  const waitFx = attach({
    source: { clock: $clock, stop: $stop },
    effect: ({ clock, stop }, value: T) => {
      stop();
      const report = scopeBind(due, { safe: true });
      return clock.after(typeof ms === 'number' ? ms : ms(value), () => report(value));
    },
  });
  $stop.on(waitFx.doneData, (_, stop) => stop);
  sample({ clock: source, target: waitFx });
  if (cancel) {
    const cancelFx = attach({ source: $stop, effect: (stop: Unsubscribe) => stop() });
    sample({ clock: cancel, fn: () => {}, target: cancelFx });
  }
  return due;
}

function nothing(): void {}
