import { attach, createStore } from 'effector';

/** Stops a subscription; calling it again does nothing. */
export type Unsubscribe = () => void;

/** Where the product's time comes from: the machine, the simulated exchange, or a test's hand. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  /** Calls once after `ms`. */
  readonly after: (ms: number, callback: () => void) => Unsubscribe;
  /** Calls every `ms` until stopped. */
  readonly every: (ms: number, callback: () => void) => Unsubscribe;
}

/** A clock that shows what `now` says and waits in the machine's time. */
export const clockOf = (now: () => number): Clock => ({
  now,
  after: (ms, callback) => {
    const timer = setTimeout(callback, Math.min(ms, longest));
    return () => clearTimeout(timer);
  },
  every: (ms, callback) => {
    const timer = setInterval(callback, Math.min(ms, longest));
    return () => clearInterval(timer);
  },
});

/** The scope's clock; `app/start.ts` puts the simulation's there, a test its own. */
export const $clock = createStore<Clock>(
  clockOf(() => Date.now()),
  { serialize: 'ignore' },
);

/** Reads the scope's clock. */
export const nowFx = attach({ source: $clock, effect: (clock: Clock) => clock.now() });

/** Timers of the platform take 31 bits; longer waits would fire at once. */
const longest = 2 ** 31 - 1;
