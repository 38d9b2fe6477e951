import { add, divide, fromUnits, subtract, toUnits, truncate, type Decimal } from '@/contract/decimal';
import { type ContractInstrument, markOf } from './contracts';
import { createVersionedCache } from './cache';
import { powerOfTen } from './instrument';
import { finer, level, type Level, spans } from './levels';
import { printCountBefore, sampling } from './premium';
import type { Node } from './node';
import { firstBeyondOf, effectiveInstant, toPrice } from './quotes';

/** A contract in a weighted sum of marks, such as equity: `weight` is its amount, multiplied by the mark or, for an inverse contract, divided by it. */
export interface MarkLeg {
  readonly contract: ContractInstrument;
  readonly weight: Decimal;
}

/** The goal of a search: `isReached` may only be true if the weighted sum of the marks (reciprocal marks, if inverse) is at most `ceiling`. */
export interface MarkGoal {
  readonly ceiling: Decimal;
  readonly isReached: (marks: readonly Decimal[]) => boolean;
}

/** The mark price of a contract as a decimal; constant while the contract is closed or halted. */
export const markPriceOf = (contract: ContractInstrument, instant: number): Decimal => markAndIndexOf(contract, instant).mark;

/** The index price of a contract as a decimal; constant while the contract is closed or halted. */
export const indexPriceOf = (contract: ContractInstrument, instant: number): Decimal => markAndIndexOf(contract, instant).index;

type MarkAndIndex = Readonly<Record<'index' | 'mark', Decimal>>;

/** Cached, as trading reads the same few marks many times at one instant. */
const valuesCache = new WeakMap<ContractInstrument, (instant: number) => MarkAndIndex>();
const cacheSize = 16;

function markAndIndexOf(contract: ContractInstrument, instant: number): MarkAndIndex {
  const values =
    valuesCache.get(contract) ??
    createVersionedCache(
      cacheSize,
      (at) => printCountBefore(contract, at + 1),
      (at): MarkAndIndex => {
        const { index, mark } = markOf(contract, effectiveInstant(contract, at));
        return { index: toPrice(contract, index), mark: toPrice(contract, mark) };
      },
    );
  valuesCache.set(contract, values);
  return values(instant);
}

/** The first instant in (`after`, `until`] at which the index is at or beyond `price`, to within half a contract tick: that of the pair may be finer. */
export function firstIndexBeyond(
  { underlying, digits }: ContractInstrument,
  direction: 'above' | 'below',
  price: Decimal,
  after: number,
  until: number,
): number | undefined {
  const half = divide(fromUnits(1, digits.price), '2');
  const within = direction === 'above' ? subtract(price, half) : add(price, half);
  return firstBeyondOf(underlying, direction, within, after, until, 'public')?.at;
}

/**
 * The first instant in (`after`, `until`] at which a goal is reached. Spans whose prices cannot reach it are skipped,
 * so that searching a day costs little more than searching the decisive slot.
 */
export function firstAtMarkGoal(
  legs: readonly MarkLeg[],
  { ceiling, isReached }: MarkGoal,
  after: number,
  until: number,
): number | undefined {
  const roughLegs = legs.map(({ contract, weight }) => ({ contract, weight: roughly(weight), termsWithin: termsOf(contract) }));
  const highest = roughly(ceiling);
  const end = Math.min(until, ...legs.map(({ contract }) => contract.closes - 1)) + 1;

  /** Whether the sum can fall to the ceiling while the marks are within these ticks; rounding errs towards a closer search. */
  const mayReach = (marksOf: (contract: ContractInstrument) => TickRange | undefined): boolean => {
    let min = 0;
    let slack = 0;
    for (const { contract, weight, termsWithin } of roughLegs) {
      const marks = marksOf(contract);
      if (!marks) return true;
      const { low, high, tick, rounding } = termsWithin(marks);
      const part = weight > 0 ? low : high;
      min += weight * part;
      slack += rounding + Math.abs(weight) * (3 * tick + part * 1e-9) + part * 2e-6;
    }
    return min - slack <= highest;
  };
  const inSlot = (index: number, from: number, to: number): number | undefined => {
    const instants = new Set(
      roughLegs.flatMap(({ contract }) => [
        ...[...contract.tree.trades(index), ...contract.underlying.tree.trades(index)].map(({ at }) => at),
        ...contract.layer.resumptions(from, to),
        // The average premium changes on the hour.
        ...(from % sampling === 0 ? [from] : []),
      ]),
    );
    return [...instants]
      .filter((at) => at >= from && at < to)
      .toSorted((a, b) => a - b)
      .find(
        (at) => mayReach((contract) => markedAt(contract, at)) && isReached(roughLegs.map(({ contract }) => markPriceOf(contract, at))),
      );
  };
  const within = (of: Level, index: number): number | undefined => {
    const start = index * spans[of];
    if (start >= end || start + spans[of] <= after + 1) return undefined;
    if (!mayReach((contract) => markedWithin(contract, of, index))) return undefined;
    if (of === level.slot) return inSlot(index, Math.max(start, after + 1), Math.min(start + spans[of], end));
    const parts = spans[of] / spans[finer(of)];
    for (let part = 0; part < parts; part += 1) {
      const found = within(finer(of), index * parts + part);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const top = level.fourHours;
  for (let index = Math.floor((after + 1) / spans[top]); index * spans[top] < end; index += 1) {
    const found = within(top, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Approximate tick range of a contract's marks within a node; undefined if a halt begins or ends in it, which requires a closer search. */
function markedWithin(contract: ContractInstrument, of: Level, index: number): TickRange | undefined {
  const [start, end] = [index * spans[of], (index + 1) * spans[of]];
  const halted = contract.layer.haltCoverage(start, end);
  if (halted === 'part' || contract.layer.resumptions(start, end).length > 0) return undefined;
  if (halted === 'whole') return markedAt(contract, start);
  const last = contract.tree.bounds(of, index);
  const spot = contract.underlying.tree.bounds(of, index);
  const perTick = powerOfTen(contract.digits.price) / powerOfTen(contract.underlying.digits.price);
  return { low: Math.min(spot.low * perTick, last.low), high: Math.max(spot.high * perTick, last.high) };
}

/** The mark of a contract at an instant, as a range. */
function markedAt(contract: ContractInstrument, instant: number): TickRange {
  const { mark } = markOf(contract, effectiveInstant(contract, instant));
  return { low: mark, high: mark };
}

type TickRange = Pick<Node, 'low' | 'high'>;

/**
 * Range of a contract's term in a weighted sum per unit of weight, given its tick range: the mark, or its reciprocal for an inverse contract.
 * `tick` is the largest change of the term by one tick, `rounding` the possible rounding of a ceiling in its coin.
 */
function termsOf({ isInverse, digits }: ContractInstrument) {
  const unit = powerOfTen(digits.price);
  return ({ low, high }: TickRange) =>
    isInverse
      ? { low: unit / high, high: unit / low, tick: unit / (low * low), rounding: 1e-9 }
      : { low: low / unit, high: high / unit, tick: 1 / unit, rounding: 0.01 };
}

/** An approximate amount that only decides where to search closer: twelve decimals, fewer for large amounts. */
function roughly(amount: Decimal): number {
  const digits = Math.max(0, Math.min(12, 15 - truncate(amount, 0).length));
  return toUnits(truncate(amount, digits), digits) / powerOfTen(digits);
}
