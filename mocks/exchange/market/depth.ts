import { draw, drawFraction, hash } from '../random';
import type { Trade } from './trades';

/** A level of an order book: `price` in ticks, `amount` and cumulative `total` (from the best price) in lots. */
export interface BookLevel {
  readonly price: number;
  readonly amount: number;
  readonly total: number;
  /** When the amount changes. */
  readonly until: number;
}

/** Both sides of an order book, best prices first. */
export interface Book {
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

/** Parameters of a simulated order book. */
export interface BookParameters {
  readonly seed: number;
  /** Average amount of a level in lots. */
  readonly lots: number;
  /** Distance between levels, as a fraction of the price. */
  readonly spacing: number;
}

/** Multipliers of a book's spread and of the amounts of either side; a side with factor 0 is empty. */
export interface BookFactors {
  readonly spread: number;
  readonly bids: number;
  readonly asks: number;
}

/**
 * The order book at `instant`, given the latest trade, whose price is the best price of the side it took from.
 * Levels keep their price and amount while the market moves; each amount changes now and then, at its own interval.
 */
export function bookAt(
  { seed, lots, spacing }: BookParameters,
  { spread, ...sideFactors }: BookFactors,
  last: Trade,
  instant: number,
  levels: number,
): Book {
  const cell = Math.max(1, Math.round(last.price * spacing));
  const gap = Math.round((1 + (hash(seed, last.id) % cell)) * spread);
  const bestBid = last.side === 'buy' ? Math.max(1, last.price - gap) : last.price;
  const bestAsk = last.side === 'buy' ? last.price : last.price + gap;
  const amountAt = (price: number, factor: number) => {
    const state = hash(seed, price);
    const periodMs = 1_500 + (state % 9_000);
    const period = Math.floor((instant + (state % periodMs)) / periodMs);
    const bits = hash(state, period);
    const size = 0.08 + drawFraction(bits, 0) * drawFraction(bits, 1) * 4;
    const wall = draw(state, 2) % 11 === 0 ? 3 : 1;
    return { amount: Math.max(1, Math.round(lots * size * wall * factor)), until: (period + 1) * periodMs - (state % periodMs) };
  };
  const side = (best: number, step: 1 | -1, factor: number): BookLevel[] => {
    const found: BookLevel[] = [];
    if (factor === 0) return found;
    let total = 0;
    let price = best;
    for (let cellIndex = Math.floor(best / cell) + step; found.length < levels && price > 0; cellIndex += step) {
      const { amount, until } = amountAt(price, factor);
      total += amount;
      found.push({ price, amount, total, until });
      price = cellIndex * cell + (hash(seed, 'place', cellIndex) % cell);
    }
    return found;
  };
  return { bids: side(bestBid, -1, sideFactors.bids), asks: side(bestAsk, 1, sideFactors.asks) };
}
