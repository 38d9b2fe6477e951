import { attach, createEvent, createStore, sample, scopeBind, type Event, type Store, type Unit } from 'effector';
import { and, not } from 'patronum';
import { $clock, nowFx, type Stop } from './clock';
import { $isVisible } from './page';

export interface TickOptions {
  /** From one tick to the next, in ms. */
  readonly every: number;
  readonly start: Unit<unknown>;
  readonly stop: Unit<unknown>;
}

/** The present for countdowns and "today": renewed at `start`, then every so often until `stop`; stands still while the page is hidden. */
export function tick({ every, start, stop }: TickOptions): { readonly $now: Store<number>; readonly ticked: Event<number> } {
  const beaten = createEvent();
  const readFx = attach({ effect: nowFx });
  const $stop = createStore<Stop>(nothing, { serialize: 'ignore' });
  const beginFx = attach({
    source: { clock: $clock, stop: $stop },
    effect: ({ clock, stop: end }) => {
      end();
      return clock.every(every, scopeBind(beaten, { safe: true }));
    },
  });
  const endFx = attach({ source: $stop, effect: (end: Stop) => end() });
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
