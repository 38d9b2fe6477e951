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
  /** Between which two factors it stays from `from` until just before `to`; they may lie further apart than it comes. */
  factorsWithin(from: number, to: number): readonly [number, number];
  /** Whether none happens from `from` until just before `to`. */
  isQuiet(from: number, to: number): boolean;
  /** Whether the factor is 1 from `from` until just before `to`. */
  isFaded(from: number, to: number): boolean;
}

/** Reads the trades of a market; the list may grow at its end. */
export function readPrints(list: readonly MarketPrint[]): Prints {
  const known: MarketPrint[] = [];
  let read = 0;
  /** Those that move the price. */
  const impulses = (): readonly MarketPrint[] => {
    if (read < list.length) known.push(...list.slice(read).filter(({ impulse }) => impulse !== 0));
    read = list.length;
    return known;
  };
  return {
    countBefore: (instant) => countBefore(list, instant),
    between: (from, to) => within(list, from, to).map(({ id, at, price, amount, side }) => ({ id: firstId + id, at, price, amount, side })),
    factor: (instant) => {
      let moved = 0;
      for (const { at, impulse } of within(impulses(), instant - fadeMs, instant)) moved += impulse * (1 - (instant - at) / fadeMs);
      return 1 + limited(moved);
    },
    factorsWithin: (from, to) => {
      let [down, up] = [0, 0];
      for (const { impulse } of within(impulses(), from - fadeMs, to)) {
        if (impulse < 0) down += impulse;
        else up += impulse;
      }
      return [1 + limited(down), 1 + limited(up)];
    },
    isQuiet: (from, to) => latestBefore(list, to) < from,
    isFaded: (from, to) => latestBefore(impulses(), to) <= from - fadeMs,
  };
}

/** How many prints there are before an instant. */
function countBefore(list: readonly MarketPrint[], instant: number): number {
  // Most who ask look at the present, after all of them.
  if ((list.at(-1)?.at ?? -Infinity) < instant) return list.length;
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.at ?? Infinity) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

const within = (list: readonly MarketPrint[], from: number, to: number) => list.slice(countBefore(list, from), countBefore(list, to));
const limited = (moved: number): number => Math.max(-farthest, Math.min(farthest, moved));
const latestBefore = (list: readonly MarketPrint[], instant: number): number => list[countBefore(list, instant) - 1]?.at ?? -Infinity;

/** Ids of the tape: above all of the seeded trades. */
const firstId = 1e15;
