import { add, compare, divide, fromUnits, isZero, multiply, roundTo, subtract, type Decimal } from '@/contract/decimal';
import type { Depth, DepthLevel, MarketTrade } from '@/contract/market';
import type { Book, BookLevel, BookSideName } from '@/ui/OrderBook/book';

/** The widths a price level can have: from one tick up to a thousand, as far as the price is wider. */
export function groupsOf(decimals: number, last: Decimal | null): readonly Decimal[] {
  const tick = fromUnits(1, decimals);
  const widths = ['1', '10', '100', '1000'].map((factor) => multiply(tick, factor));
  return widths.filter((width) => width === tick || (last !== null && compare(multiply(width, '20'), last) <= 0));
}

/** The newest price, and how it differs from the newest other one; trades come newest first. */
export function lastOf(trades: readonly MarketTrade[]): Book['last'] {
  const [newest] = trades;
  if (!newest) return null;
  const before = trades.find(({ price }) => price !== newest.price);
  return { price: newest.price, trend: before === undefined ? 'flat' : compare(newest.price, before.price) > 0 ? 'rise' : 'fall' };
}

/** The spread in percent of the best bid, with three decimals. */
export const spreadPercent = (spread: Decimal, bid: Decimal): Decimal =>
  isZero(bid) ? '0' : roundTo(multiply(divide(spread, bid), '100'), 3);

export interface BookOptions {
  /** Width of a price level. */
  readonly group: Decimal;
  readonly last: Book['last'];
  /** Prices of one's own open orders, by side: a wide level of the other side may span the same price. */
  readonly own?: Readonly<Record<BookSideName, readonly Decimal[]>>;
  /** Amounts are in the quote currency and are worth amount ÷ price in the base coin, as of an inverse contract. */
  readonly isInverse?: boolean;
  /** Levels of each side, at most; more than can be in view are work for nothing. */
  readonly levels?: number;
}

/**
 * A book as it is shown: levels of one group put together, with sums from the best price on. Bids are grouped downwards and asks upwards,
 * so that no level promises a better price than it has; turnovers are of the exact prices.
 */
export function bookOf(
  { bids, asks }: Pick<Depth, 'bids' | 'asks'>,
  { group, last, own, isInverse = false, levels = 60 }: BookOptions,
): Book {
  const sides = {
    bids: sideOf(bids, 'bids', { group, levels, isInverse, own: own?.bids ?? [] }),
    asks: sideOf(asks, 'asks', { group, levels, isInverse, own: own?.asks ?? [] }),
  };
  const wanted = sides.bids.at(-1)?.total ?? '0';
  const offered = sides.asks.at(-1)?.total ?? '0';
  const all = add(wanted, offered);
  const largest = compare(wanted, offered) > 0 ? wanted : offered;
  const drawn = (side: readonly SummedLevel[]): readonly BookLevel[] =>
    side.map((level) => ({ ...level, share: shareOf(level.total, largest) }));
  const bidShare = isZero(all) ? null : shareOf(wanted, all);
  const [bid] = bids;
  const [ask] = asks;
  return {
    bids: drawn(sides.bids),
    asks: drawn(sides.asks),
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
  readonly own: readonly Decimal[];
}

function sideOf(raw: readonly DepthLevel[], side: BookSideName, { group, levels, isInverse, own }: SideOptions): readonly SummedLevel[] {
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
  const ownPrices = new Set(own.map((price) => groupPrice(price, group, side)));
  return sums.map((level) => ({ ...level, isOwn: ownPrices.has(level.price) }));
}

/** Whether a price belongs to the level that has been begun; prices come best first. */
const isWithin = (price: Decimal, level: Decimal, side: BookSideName): boolean =>
  side === 'bids' ? compare(price, level) >= 0 : compare(price, level) <= 0;

/** The price of the level that a price is shown in: `groupPrice('112.34', '0.1', 'asks')` is `'112.4'`. */
export function groupPrice(price: Decimal, group: Decimal, side: BookSideName): Decimal {
  const below = multiply(divide(price, group, 0), group);
  return side === 'asks' && compare(below, price) < 0 ? add(below, group) : below;
}
