import { type Curve, factorAt, factorsWithin, isConstant } from './curve';
import type { BookFactors } from './depth';
import { type Prints, readPrints } from './prints';

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
  /** Whether the factor is the same and nothing is halted from `from` until just before `to`. */
  isEven(from: number, to: number): boolean;
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
  const overlapping = (from: number, to: number) => halts.filter((halt) => overlaps(halt, from, to));
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
      prints.isFaded(from, to) && moves.every(({ curve }) => isConstant(curve, from, to)) && overlapping(from, to).length === 0,
    haltOver: (from, to) => {
      const found = overlapping(from, to);
      if (found.length === 0) return 'none';
      return found.some((halt) => halt.from < from && halt.to >= to - 1) ? 'whole' : 'part';
    },
    haltedSince: (instant) => {
      const found = halts.filter(({ from, to }) => from <= instant && instant < to).map(({ from }) => from);
      return found.length === 0 ? null : Math.min(...found);
    },
    resumptions: (from, to) => halts.map((halt) => halt.to).filter((end) => end >= from && end < to),
    book: (instant) => {
      const here = books.filter(({ from, to }) => from <= instant && instant < to);
      const product = (name: keyof BookFactors) => here.reduce((so, { [name]: factor }) => so * factor, 1);
      return { spread: product('spread'), bids: product('bids'), asks: product('asks') };
    },
  };
}

/** Nothing at all. */
export const noLayer: Layer = createLayer([], [], []);

/** A factor to a whole power, the same on every engine. */
function powerOf(factor: number, power: number): number {
  let product = 1;
  for (let count = 0; count < Math.abs(power); count += 1) product *= factor;
  return power < 0 ? 1 / product : product;
}
