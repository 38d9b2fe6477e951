import { type Curve, factorAt, factorsWithin, isConstant } from './curve';
import type { BookFactors } from './depth';
import { type Prints, readPrints } from './prints';
import type { Trade } from './trades';

/** A move of a market: the price counts the factor of the curve `power` times. */
export interface Move {
  readonly curve: Curve;
  readonly power: number;
}

/** No trade happens after `from`, up to and including `to`. */
export interface Halt {
  readonly from: number;
  readonly to: number;
}

/** What is different about a simulated book from `from` until just before `to`. */
export type BookChange = Halt & BookFactors;

/** What lies over the seeded course of one market. */
export interface Layer {
  /** What a seeded price is multiplied by. */
  factor(instant: number): number;
  /** Between which two factors it stays from `from` until just before `to`; they may lie further apart than it comes. */
  factorsWithin(from: number, to: number): readonly [number, number];
  /** Whether the factor is the same and the market nowhere silent from `from` until just before `to`. */
  isEven(from: number, to: number): boolean;
  /** How much of the span the market is silent: halted, or with a book that is empty on both sides, from which nobody can take anything. */
  silenceOver(from: number, to: number): 'none' | 'part' | 'whole';
  /** When the silence began in which `instant` lies; null where the simulated participants trade. */
  silentSince(instant: number): number | null;
  /** Whether a side of the book is empty somewhere in the span. */
  lacksSide(from: number, to: number): boolean;
  /** Which side takes at an instant where the seeded course has `side` take: the other one where nothing is left to take. */
  taker(instant: number, side: Trade['side']): Trade['side'];
  /** How much of the span a halt takes. */
  haltOver(from: number, to: number): 'none' | 'part' | 'whole';
  /** When the halt began in which `instant` lies; null where trading goes on. */
  haltedSince(instant: number): number | null;
  /** The instants in the span at which trading resumes. */
  resumptions(from: number, to: number): readonly number[];
  book(instant: number): BookFactors;
  /** What users have traded. */
  readonly prints: Prints;
}

/** Prices are never moved beyond a thousand times what they would be, or a thousandth of it. */
const farthest = 1_000;

const limited = (factor: number): number => Math.max(1 / farthest, Math.min(farthest, factor));

/** Puts together what lies over a market. */
export function createLayer(
  moves: readonly Move[],
  halts: readonly Halt[],
  books: readonly BookChange[],
  prints: Prints = readPrints([]),
): Layer {
  const overlaps = ({ from: first, to: last }: Halt, from: number, to: number) => first < to - 1 && last >= from;
  const overlapping = (spans: readonly Halt[], from: number, to: number) => spans.filter((span) => overlaps(span, from, to));
  const over = (spans: readonly Halt[], from: number, to: number) => {
    const found = overlapping(spans, from, to);
    if (found.length === 0) return 'none';
    return found.some((span) => span.from < from && span.to >= to - 1) ? 'whole' : 'part';
  };
  const since = (spans: readonly Halt[], instant: number) => {
    const found = spans.filter(({ from, to }) => from <= instant && instant < to).map(({ from }) => from);
    return found.length === 0 ? null : Math.min(...found);
  };
  const without = { bids: books.filter(({ bids }) => bids === 0), asks: books.filter(({ asks }) => asks === 0) };
  const silences = [
    ...halts,
    ...without.bids.flatMap((one) => without.asks.map((other) => common(one, other))).filter(({ from, to }) => from < to),
  ];
  return {
    factor: (instant) => {
      let factor = prints.factor(instant);
      for (const { curve, power } of moves) factor *= powerOf(factorAt(curve, instant), power);
      return limited(factor);
    },
    factorsWithin: (from, to) => {
      let [min, max] = prints.factorsWithin(from, to);
      for (const { curve, power } of moves) {
        const ends = factorsWithin(curve, from, to).map((factor) => powerOf(factor, power));
        min *= Math.min(...ends);
        max *= Math.max(...ends);
      }
      return [limited(min), limited(max)];
    },
    prints,
    isEven: (from, to) =>
      prints.isFaded(from, to) && moves.every(({ curve }) => isConstant(curve, from, to)) && overlapping(silences, from, to).length === 0,
    silenceOver: (from, to) => over(silences, from, to),
    silentSince: (instant) => since(silences, instant),
    lacksSide: (from, to) => overlapping([...without.bids, ...without.asks], from, to).length > 0,
    taker: (instant, side) => {
      const isOver = (side === 'buy' ? without.asks : without.bids).some((change) => overlaps(change, instant, instant + 1));
      return isOver ? opposite(side) : side;
    },
    haltOver: (from, to) => over(halts, from, to),
    haltedSince: (instant) => since(halts, instant),
    resumptions: (from, to) => halts.map((halt) => halt.to).filter((end) => end >= from && end < to),
    book: (instant) => {
      const here = books.filter(({ from, to }) => from <= instant && instant < to);
      const product = (name: keyof BookFactors) => here.reduce((so, { [name]: factor }) => so * factor, 1);
      return { spread: product('spread'), bids: product('bids'), asks: product('asks') };
    },
  };
}

/** What two spans have in common, which ends before it begins where that is nothing. */
const common = (one: Halt, other: Halt): Halt => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) });

const opposite = (side: Trade['side']): Trade['side'] => (side === 'buy' ? 'sell' : 'buy');

/** Nothing at all. */
export const noLayer: Layer = createLayer([], [], []);

/** A factor to a whole power, the same on every engine. */
function powerOf(factor: number, power: number): number {
  let product = 1;
  for (let count = 0; count < Math.abs(power); count += 1) product *= factor;
  return power < 0 ? 1 / product : product;
}
