import type { MarketPrint } from './records';
import type { Trade } from './trades';

/** How long the impulse of a trade is felt. */
export const fadeMs = 5 * 60_000;
/** All impulses together move a price by no more than this part. */
const farthest = 0.2;

/**
 * The users' trades of one market. Each moves the price by its impulse, which fades evenly over five minutes; impulses of several add up.
 * A rule of the simulation's own: real books recover at no fixed pace.
 */
export interface Prints {
  /** Those from `from` until just before `to`, as trades of the tape. */
  between(from: number, to: number): readonly Trade[];
  /** How many there are before an instant. */
  countBefore(instant: number): number;
  /** What prices just after earlier trades are multiplied by. */
  factor(instant: number): number;
  /** Whether none happens or is felt from `from` until just before `to`. */
  isQuiet(from: number, to: number): boolean;
}

/** Reads the trades of a market; the list may grow at its end. */
export function readPrints(list: readonly MarketPrint[]): Prints {
  const countBefore = (instant: number): number => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle]?.at ?? Infinity) < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    countBefore,
    between: (from, to) =>
      list
        .slice(countBefore(from), countBefore(to))
        .map(({ id, at, price, amount, side }) => ({ id: firstId + id, at, price, amount, side })),
    factor: (instant) => {
      let moved = 0;
      for (const { at, impulse } of list.slice(countBefore(instant - fadeMs), countBefore(instant)))
        moved += impulse * (1 - (instant - at) / fadeMs);
      return 1 + Math.max(-farthest, Math.min(farthest, moved));
    },
    isQuiet: (from, to) => countBefore(from - fadeMs + 1) === countBefore(to),
  };
}

/** Ids of the tape: above all of the seeded trades. */
const firstId = 1e15;
