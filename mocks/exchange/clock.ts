/** The state that restores a stopped or running clock exactly. */
export type ClockState = { at: number; frozen: boolean; speed: number };

/** The single clock of a simulated exchange, in milliseconds since 1970. It never runs backwards. */
export interface SimulatedClock {
  now(): number;
  freeze(): void;
  resume(): void;
  /** Jumps to a later instant. Throws a RangeError for an earlier one: going back requires a save point. */
  set(instant: number): void;
  /** Advances by `milliseconds`, frozen or not. */
  step(milliseconds: number): void;
  /** Simulated seconds per second of the source, 1 to 3600. */
  setSpeed(speed: number): void;
  state(): ClockState;
}

export const minSpeed = 1;
export const maxSpeed = 3600;
/** The most the clock advances between two readings: after a long time without one, the exchange has at most this much to catch up on. */
export const maxLeapMs = 31 * 86_400_000;

/**
 * Creates a clock that starts at `start.at` and is driven by `source` (real milliseconds, supplied by the host).
 * If the source is set back, simulated time stops until it moves forward again.
 */
export function createClock(source: () => number, start: { at: number; frozen?: boolean; speed?: number }): SimulatedClock {
  let at = instantOf(start.at);
  let frozen = start.frozen ?? false;
  let speed = speedOf(start.speed ?? minSpeed);
  let lastReading = source();
  let fraction = 0;

  const now = () => {
    const reading = source();
    if (!frozen && reading > lastReading) {
      const elapsed = Math.min((reading - lastReading) * speed + fraction, maxLeapMs);
      at += Math.floor(elapsed);
      fraction = elapsed - Math.floor(elapsed);
    }
    lastReading = reading;
    return at;
  };
  const moveTo = (instant: number) => {
    if (instantOf(instant) < now()) throw new RangeError(`the clock is at ${at} and cannot go back to ${instant}`);
    at = instant;
    fraction = 0;
  };
  return {
    now,
    freeze: () => {
      now();
      frozen = true;
    },
    resume: () => {
      now();
      frozen = false;
    },
    set: moveTo,
    step: (milliseconds) => moveTo(now() + milliseconds),
    setSpeed: (next) => {
      const checked = speedOf(next);
      now();
      speed = checked;
    },
    state: () => ({ at: now(), frozen, speed }),
  };
}

function instantOf(instant: number): number {
  if (!Number.isSafeInteger(instant) || instant < 0) throw new RangeError(`${instant} is not an instant in whole milliseconds since 1970`);
  return instant;
}

function speedOf(speed: number): number {
  if (!(speed >= minSpeed && speed <= maxSpeed)) throw new RangeError(`the clock speed must be ${minSpeed} to ${maxSpeed}, not ${speed}`);
  return speed;
}
