import { add, compare, divide, fromUnits, isZero, multiply, roundTo, subtract, type Decimal } from '@/contract/decimal';
import type { Depth, DepthLevel, MarketTrade } from '@/contract/market';
import type { Book, BookLevel, BookSideName } from '@/ui/OrderBook/book';

/** The available price group sizes: powers of ten from one tick to a thousand ticks, none but the tick larger than a twentieth of the price. */
export function groupsOf(decimals: number, last: Decimal | null): readonly Decimal[] {
  const tick = fromUnits(1, decimals);
  const sizes = ['1', '10', '100', '1000'].map((factor) => multiply(tick, factor));
  return sizes.filter((size) => size === tick || (last !== null && compare(multiply(size, '20'), last) <= 0));
}

/** The last price and its direction relative to the latest different price; trades come newest first. */
export function lastOf(trades: readonly MarketTrade[]): Book['last'] {
  const [newest] = trades;
  if (!newest) return null;
  const previous = trades.find(({ price }) => price !== newest.price);
  return { price: newest.price, trend: previous === undefined ? 'flat' : compare(newest.price, previous.price) > 0 ? 'rise' : 'fall' };
}

/** The spread as a percentage of the best bid, with three decimals. */
export const spreadPercent = (spread: Decimal, bid: Decimal): Decimal =>
  isZero(bid) ? '0' : roundTo(multiply(divide(spread, bid), '100'), 3);

export interface BookOptions {
  /** Group size of a price level. */
  readonly group: Decimal;
  readonly last: Book['last'];
  /** Prices of the user's open orders by side: a wide level of the other side may cover the same price. */
  readonly ownOrders?: Readonly<Record<BookSideName, readonly Decimal[]>>;
  /** Amounts are in the quote currency and worth amount ÷ price in the base coin, as for inverse contracts. */
  readonly isInverse?: boolean;
  /** Maximum levels per side; levels that cannot be visible are wasted work. */
  readonly levels?: number;
}

/**
 * The displayed book: prices grouped into levels with cumulative totals. Bids are rounded down and asks up,
 * so that no level promises a better price than it has; turnovers use the exact prices.
 */
export function bookOf(
  { bids, asks }: Pick<Depth, 'bids' | 'asks'>,
  { group, last, ownOrders, isInverse = false, levels = 60 }: BookOptions,
): Book {
  const sides = {
    bids: sideOf(bids, 'bids', { group, levels, isInverse, ownOrders: ownOrders?.bids ?? [] }),
    asks: sideOf(asks, 'asks', { group, levels, isInverse, ownOrders: ownOrders?.asks ?? [] }),
  };
  const bidTotal = sides.bids.at(-1)?.total ?? '0';
  const askTotal = sides.asks.at(-1)?.total ?? '0';
  const bookTotal = add(bidTotal, askTotal);
  const largest = compare(bidTotal, askTotal) > 0 ? bidTotal : askTotal;
  const withShares = (side: readonly SummedLevel[]): readonly BookLevel[] =>
    side.map((level) => ({ ...level, share: shareOf(level.total, largest) }));
  const bidShare = isZero(bookTotal) ? null : shareOf(bidTotal, bookTotal);
  const [bid] = bids;
  const [ask] = asks;
  return {
    bids: withShares(sides.bids),
    asks: withShares(sides.asks),
    last,
    spread: bid && ask ? subtract(ask[0], bid[0]) : null,
    shares: bidShare === null ? null : { bids: bidShare, asks: subtract('1', bidShare) },
  };
}

const shareOf = (part: Decimal, whole: Decimal): Decimal => (isZero(whole) ? '0' : divide(part, whole, 4));

type SummedLevel = Omit<BookLevel, 'share'>;

interface SideOptions {
  readonly group: Decimal;
  readonly levels: number;
  readonly isInverse: boolean;
  readonly ownOrders: readonly Decimal[];
}

function sideOf(
  raw: readonly DepthLevel[],
  side: BookSideName,
  { group, levels, isInverse, ownOrders }: SideOptions,
): readonly SummedLevel[] {
  const sums: { price: Decimal; amount: Decimal; total: Decimal; turnover: Decimal }[] = [];
  let total = '0';
  let turnover = '0';
  for (const [price, amount] of raw) {
    let level = sums.at(-1);
    if (!level || !isWithin(price, level.price, side)) {
      if (sums.length === levels) break;
      level = { price: groupPrice(price, group, side), amount: '0', total, turnover };
      sums.push(level);
    }
    total = add(total, amount);
    turnover = add(turnover, isInverse ? divide(amount, price) : multiply(price, amount));
    Object.assign(level, { amount: add(level.amount, amount), total, turnover });
  }
  const ownPrices = new Set(ownOrders.map((price) => groupPrice(price, group, side)));
  return sums.map((level) => ({ ...level, isOwn: ownPrices.has(level.price) }));
}

/** Whether a price belongs to the current level; prices come best first. */
const isWithin = (price: Decimal, level: Decimal, side: BookSideName): boolean =>
  side === 'bids' ? compare(price, level) >= 0 : compare(price, level) <= 0;

/** The price of the level that contains a price: `groupPrice('112.34', '0.1', 'asks')` is `'112.4'`. */
export function groupPrice(price: Decimal, group: Decimal, side: BookSideName): Decimal {
  const roundedDown = multiply(divide(price, group, 0), group);
  return side === 'asks' && compare(roundedDown, price) < 0 ? add(roundedDown, group) : roundedDown;
}
