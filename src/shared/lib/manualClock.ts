import type { Clock, Unsubscribe } from './clock';

/** A manually advanced clock, for tests and stories. */
export interface ManualClock extends Clock {
  /** Advances the time by `ms` and runs the timers due meanwhile, in order. */
  readonly advance: (ms: number) => void;
  /** Number of pending timers; 0 after everything was stopped. */
  readonly pendingTimers: () => number;
}

interface Timer {
  readonly callback: () => void;
  readonly repeat: number | null;
  due: number;
}

/** Creates a clock stopped at `start` (ms). */
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
    pendingTimers: () => timers.size,
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
