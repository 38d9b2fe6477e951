import { add, compare, divide, isZero, multiply, roundTo, subtract, type Decimal } from '@/contract/decimal';
import type { Depth, DepthLevel, MarketTrade } from '@/contract/market';
import { stepOf } from '@/contract/spot';
import type { Book, BookLevel } from '@/ui/OrderBook/book';

export interface BookOptions {
  /** Width of a price level. */
  readonly group: Decimal;
  /** Prices of one's own orders. */
  readonly own: readonly Decimal[];
}

/** The widths a price level can have: from one tick up to a thousand, as far as the price is wider. */
export function groupsOf(decimals: number, last: Decimal | null): readonly Decimal[] {
  const tick = stepOf(decimals);
  const widths = ['1', '10', '100', '1000'].map((factor) => multiply(tick, factor));
  return widths.filter((width) => width === tick || (last !== null && compare(multiply(width, '20'), last) <= 0));
}

/** The price level an order stands in: bids go down to it and asks up, so that no price looks better than it is. */
export function levelOf(price: Decimal, group: Decimal, side: 'bids' | 'asks'): Decimal {
  const level = multiply(divide(price, group, 0), group);
  return side === 'asks' && compare(level, price) < 0 ? add(level, group) : level;
}

/** An order book as it is shown: levels joined as wide as `group`, with sums, best price first. */
export function groupedBook({ bids, asks }: Pick<Depth, 'bids' | 'asks'>, trades: readonly MarketTrade[], options: BookOptions): Book {
  const sides = { bids: grouped(bids, 'bids', options), asks: grouped(asks, 'asks', options) };
  const totals = { bids: sides.bids.at(-1)?.total ?? '0', asks: sides.asks.at(-1)?.total ?? '0' };
  const most = compare(totals.bids, totals.asks) > 0 ? totals.bids : totals.asks;
  const shared = (levels: readonly BookLevel[]) =>
    levels.map((level) => ({ ...level, share: isZero(most) ? '0' : divide(level.total, most, 4) }));
  const sum = add(totals.bids, totals.asks);
  const wanted = isZero(sum) ? null : divide(totals.bids, sum, 4);
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  return {
    bids: shared(sides.bids),
    asks: shared(sides.asks),
    last: lastOf(trades),
    spread: bid === undefined || ask === undefined ? null : subtract(ask, bid),
    shares: wanted === null ? null : { bids: wanted, asks: subtract('1', wanted) },
  };
}

/** The spread in percent of the best bid, with three decimals. */
export const spreadPercent = (spread: Decimal, bid: Decimal): Decimal =>
  isZero(bid) ? '0' : roundTo(multiply(divide(spread, bid), '100'), 3);

/** The newest price, and how it differs from the newest other one. */
export function lastOf(trades: readonly MarketTrade[]): Book['last'] {
  const [newest] = trades;
  if (!newest) return null;
  const before = trades.find(({ price }) => price !== newest.price);
  return { price: newest.price, trend: before === undefined ? 'flat' : compare(newest.price, before.price) > 0 ? 'rise' : 'fall' };
}

function grouped(levels: readonly DepthLevel[], side: 'bids' | 'asks', { group, own }: BookOptions): BookLevel[] {
  const marked = new Set(own.map((price) => levelOf(price, group, side)));
  const joined: { price: Decimal; amount: Decimal; turnover: Decimal }[] = [];
  for (const [price, amount] of levels) {
    const level = levelOf(price, group, side);
    const turnover = multiply(price, amount);
    const last = joined.at(-1);
    if (last && last.price === level) Object.assign(last, { amount: add(last.amount, amount), turnover: add(last.turnover, turnover) });
    else joined.push({ price: level, amount, turnover });
  }
  let [total, turnover] = ['0', '0'];
  return joined.map((level) => {
    total = add(total, level.amount);
    turnover = add(turnover, level.turnover);
    return { price: level.price, amount: level.amount, total, turnover, share: '0', isOwn: marked.has(level.price) };
  });
}
