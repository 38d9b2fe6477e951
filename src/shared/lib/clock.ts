import { attach, createStore } from 'effector';

/** Stops a subscription; further calls do nothing. */
export type Unsubscribe = () => void;

/** Source of the app's time: the system, the simulated exchange, or a test. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  /** Calls `callback` once after `ms`. */
  readonly after: (ms: number, callback: () => void) => Unsubscribe;
  /** Calls `callback` every `ms` until stopped. */
  readonly every: (ms: number, callback: () => void) => Unsubscribe;
}

/** A clock that reports the time of `now` and waits in system time. */
export const clockOf = (now: () => number): Clock => ({
  now,
  after: (ms, callback) => {
    const timer = setTimeout(callback, Math.min(ms, maxDelayMs));
    return () => clearTimeout(timer);
  },
  every: (ms, callback) => {
    const timer = setInterval(callback, Math.min(ms, maxDelayMs));
    return () => clearInterval(timer);
  },
});

/** The scope's clock, set by the app's `fork`; tests set their own. */
export const $clock = createStore<Clock>(
  clockOf(() => Date.now()),
  { serialize: 'ignore' },
);

/** Reads the scope's clock. */
export const nowFx = attach({ source: $clock, effect: (clock: Clock) => clock.now() });

/** Browser timers are limited to 31 bits; longer delays would fire at once. */
const maxDelayMs = 2 ** 31 - 1;
