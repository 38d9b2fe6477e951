import type { MarketPrint } from './records';
import type { Trade } from './trades';

/** Duration of a trade's price impulse. */
export const fadeMs = 5 * 60_000;
/** Largest total price move by impulses, as a fraction. */
const maxMove = 0.2;

/**
 * The users' trades of one market. Each moves the price by its impulse, which fades linearly over five minutes; impulses add up.
 * A simplification of the simulation: real books recover at no fixed pace.
 */
export interface Prints {
  /** The trades in [`from`, `to`), as shown on the tape. */
  between(from: number, to: number): readonly Trade[];
  /** Number of trades before an instant. */
  countBefore(instant: number): number;
  /** The multiplier of prices from the impulses of earlier trades. */
  factor(instant: number): number;
  /** Bounds of the factor in [`from`, `to`), possibly wider than its actual range. */
  factorsWithin(from: number, to: number): readonly [number, number];
  /** Whether [`from`, `to`) has no trades. */
  isQuiet(from: number, to: number): boolean;
  /** Whether the factor is 1 throughout [`from`, `to`). */
  isFaded(from: number, to: number): boolean;
}

/** Creates the prints of a market from its trades; the list may grow at its end. */
export function createPrints(list: readonly MarketPrint[]): Prints {
  const found: MarketPrint[] = [];
  let readCount = 0;
  /** The trades that move the price. */
  const impulses = (): readonly MarketPrint[] => {
    if (readCount < list.length) found.push(...list.slice(readCount).filter(({ impulse }) => impulse !== 0));
    readCount = list.length;
    return found;
  };
  return {
    countBefore: (instant) => countBefore(list, instant),
    between: (from, to) => within(list, from, to).map(({ id, at, price, amount, side }) => ({ id: firstId + id, at, price, amount, side })),
    factor: (instant) => {
      let moved = 0;
      for (const { at, impulse } of within(impulses(), instant - fadeMs, instant)) moved += impulse * (1 - (instant - at) / fadeMs);
      return 1 + clampMove(moved);
    },
    factorsWithin: (from, to) => {
      let [down, up] = [0, 0];
      for (const { impulse } of within(impulses(), from - fadeMs, to)) {
        if (impulse < 0) down += impulse;
        else up += impulse;
      }
      return [1 + clampMove(down), 1 + clampMove(up)];
    },
    isQuiet: (from, to) => latestBefore(list, to) < from,
    isFaded: (from, to) => latestBefore(impulses(), to) <= from - fadeMs,
  };
}

/** Number of prints before an instant. */
function countBefore(list: readonly MarketPrint[], instant: number): number {
  // Most queries are about the present, after all prints.
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
const clampMove = (moved: number): number => Math.max(-maxMove, Math.min(maxMove, moved));
const latestBefore = (list: readonly MarketPrint[], instant: number): number => list[countBefore(list, instant) - 1]?.at ?? -Infinity;

/** Offset of print ids on the tape, above all ids of seeded trades. */
const firstId = 1e15;
