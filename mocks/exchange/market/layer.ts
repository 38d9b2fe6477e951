import { type Curve, factorAt, factorsWithin, isConstant } from './curve';
import type { BookFactors } from './depth';
import { type Prints, createPrints } from './prints';
import type { Trade } from './trades';

/** A price move: prices are multiplied by the factor of the curve, raised to `power`. */
export interface Move {
  readonly curve: Curve;
  readonly power: number;
}

/** A trading halt: no trades in (`from`, `to`]. */
export interface Halt {
  readonly from: number;
  readonly to: number;
}

/** A change of the simulated book in [`from`, `to`). */
export type BookChange = Halt & BookFactors;

/** Everything applied to the seeded prices of one market. */
export interface Layer {
  /** The multiplier of seeded prices. */
  factor(instant: number): number;
  /** Bounds of the factor in [`from`, `to`), possibly wider than its actual range. */
  factorsWithin(from: number, to: number): readonly [number, number];
  /** Whether the factor is constant and the market never silent in [`from`, `to`). */
  isUniform(from: number, to: number): boolean;
  /** How much of the span the market is silent: halted, or with a book that is empty on both sides. */
  silenceCoverage(from: number, to: number): 'none' | 'part' | 'whole';
  /** When the silence at `instant` began; null if the simulated participants trade. */
  silentSince(instant: number): number | null;
  /** Whether a side of the book is empty at some point in the span. */
  lacksSide(from: number, to: number): boolean;
  /** The taker's side of a trade seeded with `side`: the opposite one if the book side to take from is empty. */
  taker(instant: number, side: Trade['side']): Trade['side'];
  /** How much of the span is halted. */
  haltCoverage(from: number, to: number): 'none' | 'part' | 'whole';
  /** When the halt at `instant` began; null if trading is not halted. */
  haltedSince(instant: number): number | null;
  /** The instants in the span at which trading resumes. */
  resumptions(from: number, to: number): readonly number[];
  book(instant: number): BookFactors;
  /** The users' trades. */
  readonly prints: Prints;
}

/** Largest factor by which seeded prices are multiplied or divided. */
const maxFactor = 1_000;

const clampFactor = (factor: number): number => Math.max(1 / maxFactor, Math.min(maxFactor, factor));

/** Creates the layer of a market. */
export function createLayer(
  moves: readonly Move[],
  halts: readonly Halt[],
  books: readonly BookChange[],
  prints: Prints = createPrints([]),
): Layer {
  const overlaps = ({ from: first, to: last }: Halt, from: number, to: number) => first < to - 1 && last >= from;
  const overlapping = (spans: readonly Halt[], from: number, to: number) => spans.filter((span) => overlaps(span, from, to));
  const coverageOf = (spans: readonly Halt[], from: number, to: number) => {
    const found = overlapping(spans, from, to);
    if (found.length === 0) return 'none';
    return found.some((span) => span.from < from && span.to >= to - 1) ? 'whole' : 'part';
  };
  const since = (spans: readonly Halt[], instant: number) => {
    const found = spans.filter(({ from, to }) => from <= instant && instant < to).map(({ from }) => from);
    return found.length === 0 ? null : Math.min(...found);
  };
  const emptied = { bids: books.filter(({ bids }) => bids === 0), asks: books.filter(({ asks }) => asks === 0) };
  const silences = [
    ...halts,
    ...emptied.bids.flatMap((one) => emptied.asks.map((other) => intersection(one, other))).filter(({ from, to }) => from < to),
  ];
  return {
    factor: (instant) => {
      let factor = prints.factor(instant);
      for (const { curve, power } of moves) factor *= powerOf(factorAt(curve, instant), power);
      return clampFactor(factor);
    },
    factorsWithin: (from, to) => {
      let [min, max] = prints.factorsWithin(from, to);
      for (const { curve, power } of moves) {
        const bounds = factorsWithin(curve, from, to).map((factor) => powerOf(factor, power));
        min *= Math.min(...bounds);
        max *= Math.max(...bounds);
      }
      return [clampFactor(min), clampFactor(max)];
    },
    prints,
    isUniform: (from, to) =>
      prints.isFaded(from, to) && moves.every(({ curve }) => isConstant(curve, from, to)) && overlapping(silences, from, to).length === 0,
    silenceCoverage: (from, to) => coverageOf(silences, from, to),
    silentSince: (instant) => since(silences, instant),
    lacksSide: (from, to) => overlapping([...emptied.bids, ...emptied.asks], from, to).length > 0,
    taker: (instant, side) => {
      const isEmpty = (side === 'buy' ? emptied.asks : emptied.bids).some((change) => overlaps(change, instant, instant + 1));
      return isEmpty ? opposite(side) : side;
    },
    haltCoverage: (from, to) => coverageOf(halts, from, to),
    haltedSince: (instant) => since(halts, instant),
    resumptions: (from, to) => halts.map((halt) => halt.to).filter((end) => end >= from && end < to),
    book: (instant) => {
      const active = books.filter(({ from, to }) => from <= instant && instant < to);
      const product = (name: keyof BookFactors) => active.reduce((total, { [name]: factor }) => total * factor, 1);
      return { spread: product('spread'), bids: product('bids'), asks: product('asks') };
    },
  };
}

/** The intersection of two spans; not positive in length if they do not overlap. */
const intersection = (one: Halt, other: Halt): Halt => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) });

const opposite = (side: Trade['side']): Trade['side'] => (side === 'buy' ? 'sell' : 'buy');

/** The layer of an unchanged market. */
export const noLayer: Layer = createLayer([], [], []);

/** An integer power of a factor, identical on every JavaScript engine. */
function powerOf(factor: number, power: number): number {
  let product = 1;
  for (let count = 0; count < Math.abs(power); count += 1) product *= factor;
  return power < 0 ? 1 / product : product;
}
