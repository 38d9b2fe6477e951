import type { Clock, Unsubscribe } from './clock';

/** A clock that stands still until it is moved on, for tests and stories. */
export interface ManualClock extends Clock {
  /** Moves time on by `ms` and calls what falls due on the way, in order. */
  readonly advance: (ms: number) => void;
  /** How many timers wait; none after everything was stopped. */
  readonly waiting: () => number;
}

interface Timer {
  readonly callback: () => void;
  readonly repeat: number | null;
  due: number;
}

/** Makes a clock that stands at `start` (ms). */
export function manualClock(start = 0): ManualClock {
  let time = start;
  const timers = new Set<Timer>();

  const add = (timer: Timer): Unsubscribe => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const earliest = (): Timer | undefined =>
    [...timers].reduce<Timer | undefined>((first, timer) => (first && first.due <= timer.due ? first : timer), undefined);

  return {
    now: () => time,
    after: (ms, callback) => add({ callback, repeat: null, due: time + ms }),
    every: (ms, callback) => add({ callback, repeat: ms, due: time + ms }),
    waiting: () => timers.size,
    advance: (ms) => {
      const end = time + ms;
      for (let next = earliest(); next && next.due <= end; next = earliest()) {
        time = next.due;
        if (next.repeat === null) timers.delete(next);
        else next.due += Math.max(1, next.repeat);
        next.callback();
      }
      time = end;
    },
  };
}
