import { maxCandles } from '@/contract/market';
import { changePercent, compare, fromUnits, smallest, toUnits, type Decimal } from '@/contract/decimal';
import { bookAt, type Book } from './depth';
import { type Instrument, powerOfTen } from './instrument';
import { day, type Interval, level, spans } from './levels';
import { emptyNode } from './node';
import type { Trade } from './trades';

/** 24-hour statistics: `volume` in the base coin (US dollars for an inverse contract), `turnover` in the quote currency, `change` in percent. */
export interface Ticker {
  readonly isOpen: boolean;
  readonly last: Decimal;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly volume: Decimal;
  readonly turnover: Decimal;
  readonly change: Decimal;
}

export interface DepthLevel {
  readonly price: Decimal;
  readonly amount: Decimal;
  /** Cumulative amount from the best price up to this one. */
  readonly total: Decimal;
  /** When the amount changes. */
  readonly until: number;
}

/** Best prices first. Both sides are empty while the market is closed. */
export interface Depth {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

export interface MarketTrade {
  readonly id: string;
  readonly at: number;
  readonly price: Decimal;
  readonly amount: Decimal;
  /** The taker's side. */
  readonly side: 'buy' | 'sell';
}

export interface MarketCandle {
  readonly start: number;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  readonly volume: Decimal;
}

/** Whether trading is temporarily halted. */
export const isHaltedAt = ({ layer }: Instrument, at: number): boolean => layer.haltedSince(at) !== null;

export const isOpenAt = (market: Instrument, at: number): boolean => at >= market.opens && at < market.closes && !isHaltedAt(market, at);

/** The instant whose prices are in force at `at`: that of the close for a closed market, the start of the halt for a halted one. */
export function effectiveInstant({ opens, closes, layer }: Instrument, at: number): number {
  const traded = Math.min(at, closes - 1);
  return Math.max(opens, layer.haltedSince(traded) ?? traded);
}

export const toPrice = ({ digits }: Instrument, ticks: number): Decimal => fromUnits(ticks, digits.price);
const toAmount = ({ digits }: Instrument, lots: number): Decimal => fromUnits(lots, digits.amount);

export function tickerOf(market: Instrument, at: number): Ticker {
  const { series, digits } = market;
  // The 24-hour window moves by the minute, so that polling every second only recomputes the current minute.
  const from = Math.ceil((at - day + 1) / spans[level.minute]) * spans[level.minute];
  const to = effectiveInstant(market, at) + 1;
  const last = series.price(to - 1);
  const { open, high, low, volume, turnover } = from < to ? series.between(from, to) : { ...emptyNode(last), turnover: 0 };
  const perUnit = powerOfTen(digits.price) * powerOfTen(digits.amount);
  const tradedTurnover = market.isInverse ? volume / powerOfTen(digits.amount) : turnover / perUnit;
  return {
    isOpen: isOpenAt(market, at),
    last: toPrice(market, last),
    open: toPrice(market, open),
    high: toPrice(market, high),
    low: toPrice(market, low),
    volume: toAmount(market, volume),
    turnover: fromUnits(Math.round(tradedTurnover * powerOfTen(digits.turnover)), digits.turnover),
    change: changePercent(toPrice(market, open), toPrice(market, last)),
  };
}

/** A side of an order book. */
export type BookSide = keyof Depth;

/** The levels of one side of the simulated book, best prices first; none while the market is closed. */
export function levelsOf(market: Instrument, side: BookSide, at: number, levels: number): readonly DepthLevel[] {
  if (!isOpenAt(market, at)) return [];
  const { book, formatted } = bookOf(market, at, levels);
  const formattedLevels = formatted[side];
  for (const { price, amount, total, until } of book[side].slice(formattedLevels.length, levels))
    formattedLevels.push({ price: toPrice(market, price), amount: toAmount(market, amount), total: toAmount(market, total), until });
  return formattedLevels.slice(0, levels);
}

/** Both sides of the simulated book. */
export const depthOf = (market: Instrument, at: number, levels: number): Depth => ({
  bids: levelsOf(market, 'bids', at, levels),
  asks: levelsOf(market, 'asks', at, levels),
});

/** A cached simulated book, valid until a user trades, and its levels formatted so far. */
interface CachedBook {
  readonly at: number;
  readonly printCount: number;
  readonly levels: number;
  readonly last: Trade;
  readonly book: Book;
  readonly formatted: Readonly<Record<BookSide, DepthLevel[]>>;
}

/** Cached, as an order reads the same book several times: in its preview, when it is matched and for its price impulse. */
const bookCache = new WeakMap<Instrument, CachedBook>();

function bookOf(market: Instrument, at: number, levels: number): CachedBook {
  const printCount = market.layer.prints.countBefore(at);
  const cached = bookCache.get(market);
  if (cached?.at === at && cached.printCount === printCount && cached.levels >= levels) return cached;
  const last = market.simulated.lastTrade(at);
  const max = Math.max(levels, impulseLevels);
  const book = bookAt(market.book, market.layer.book(at), last, at, max);
  const found = { at, printCount, levels: max, last, book, formatted: { bids: [], asks: [] } };
  bookCache.set(market, found);
  return found;
}

export const tradesOf = (market: Instrument, at: number, limit: number): MarketTrade[] =>
  at < market.opens ? [] : market.series.trades(effectiveInstant(market, at), limit).map((trade) => toMarketTrade(market, trade));

/** The candles of a market; none before it opens, as nothing was traded at its opening price. */
export function candlesOf(market: Instrument, interval: Interval, from: number, to: number): MarketCandle[] {
  if (to <= market.opens) return [];
  const candles = market.series.candles(interval, from, Math.min(to, market.closes), maxCandles);
  return candles.map(({ start, open, high, low, close, volume }) => ({
    start,
    open: toPrice(market, open),
    high: toPrice(market, high),
    low: toPrice(market, low),
    close: toPrice(market, close),
    volume: toAmount(market, volume),
  }));
}

/** A user's fill; `isTaken` if it was taken from the simulated book rather than another user's order. */
export interface Fill {
  readonly side: 'buy' | 'sell';
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly isTaken: boolean;
}

/** A user's trade in the ticks and lots of its market. */
export function printOf(market: Instrument, at: number, { side, price, amount, isTaken }: Fill) {
  const lots = toUnits(amount, market.digits.amount);
  return { at, side, price: toUnits(price, market.digits.price), amount: lots, impulse: isTaken ? impulseOf(market, at, side, lots) : 0 };
}

/** Number of levels of the simulated book that determine an impulse. */
const impulseLevels = 20;

/**
 * Initial price impulse of taking `lots` from the simulated book, as a fraction: the distance from the best to the twentieth level times the
 * share taken of these levels; 0 if less than half a tick. A simplification of the simulation.
 */
function impulseOf(market: Instrument, at: number, side: 'buy' | 'sell', lots: number): number {
  const { last, book } = bookOf(market, at, impulseLevels);
  const levels = book[side === 'buy' ? 'asks' : 'bids'].slice(0, impulseLevels);
  const [best, deepest] = [levels[0], levels.at(-1)];
  if (!best || !deepest) return 0;
  const impulse = ((deepest.price - best.price) / last.price) * Math.min(1, lots / deepest.total);
  return Math.abs(impulse * last.price) < 0.5 ? 0 : impulse;
}

/** Evenly spaced prices of the last 24 hours at full five minutes, oldest first; the current price comes last and fills the time since a close or halt. */
export function trendlineOf(market: Instrument, at: number, points: number): Decimal[] {
  const step = spans[level.fiveMinutes];
  const present = effectiveInstant(market, at);
  const last = market.series.price(present);
  return Array.from({ length: points }, (_, index) => {
    const instant = effectiveInstant(market, Math.floor(at - ((points - 1 - index) * day) / points));
    return toPrice(market, instant === present ? last : market.tree.node(level.fiveMinutes, Math.floor(instant / step)).open);
  });
}

/** Which trades to search: all on the tape, or only those of the simulated participants, who fill users' resting orders. */
export type Tape = 'public' | 'simulated';

/** The first trade in (`after`, `until`] at `price` or beyond it, as awaited by triggers, fills and liquidations. */
export function firstBeyondOf(
  market: Instrument,
  direction: 'above' | 'below',
  price: Decimal,
  after: number,
  until: number,
  tape: Tape,
): MarketTrade | undefined {
  // A goal above the largest safe integer of ticks is beyond every price.
  const reachable = smallest(price, fromUnits(Number.MAX_SAFE_INTEGER - 1, market.digits.price));
  const truncated = toUnits(reachable, market.digits.price);
  const goal = direction === 'above' && compare(toPrice(market, truncated), reachable) < 0 ? truncated + 1 : truncated;
  const trade = (tape === 'public' ? market.series : market.simulated).firstBeyond(
    direction,
    goal,
    after,
    Math.min(until, market.closes - 1),
  );
  return trade && toMarketTrade(market, trade);
}

const toMarketTrade = (market: Instrument, { id, at, price, amount, side }: Trade): MarketTrade => ({
  id: String(id),
  at,
  price: toPrice(market, price),
  amount: toAmount(market, amount),
  side,
});
