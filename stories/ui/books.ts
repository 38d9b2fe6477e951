import { divide, fromUnits, multiply, roundTo, toUnits } from '@/contract/decimal';
import type { Depth, DepthLevel } from '@/contract/market';
import { bookOf } from '@/entities/market';
import { createFormat } from '@/shared/i18n';
import type { LiveSource } from '@/ui/live';
import type { Book, BookFormat, BookTexts } from '@/ui/OrderBook/book';
import type { Trade } from '@/ui/TradeList/trades';

/** A market with an invented order book. */
export interface InventedMarket {
  readonly base: string;
  readonly quote: string;
  readonly price: string;
  /** Decimals of prices and of amounts. */
  readonly decimals: number;
  readonly amountDecimals: number;
  /** The largest amount of a level. */
  readonly deepest: string;
}

export const bitcoin: InventedMarket = { base: 'BTC', quote: 'USDT', price: '112986.90', decimals: 2, amountDecimals: 5, deepest: '4' };

export const shibBtc: InventedMarket = {
  base: 'SHIB',
  quote: 'BTC',
  price: '0.000012841093',
  decimals: 12,
  amountDecimals: 0,
  deepest: '987654321',
};

/** Deterministic pseudo-random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An invented order book depth; the next `step` is a little later. */
export function inventedDepth({ price, decimals, amountDecimals, deepest }: InventedMarket, step = 0): Pick<Depth, 'bids' | 'asks'> {
  const drift = createRandom(step + 7);
  const middle = toUnits(price, decimals) + Math.floor(drift() * 40) - 20;
  const max = toUnits(deepest, amountDecimals);
  const side = (direction: 1 | -1): DepthLevel[] => {
    const shape = createRandom(direction + 42);
    let units = middle;
    return Array.from({ length: 60 }, (_, index) => {
      units += direction * (1 + Math.floor(shape() * 40));
      const part = shape() ** 3 + (drift() > 0.7 ? drift() * 0.05 : 0);
      return [fromUnits(units, decimals), fromUnits(1 + Math.floor(part * max * (0.4 + index / 40)), amountDecimals)];
    });
  };
  return { bids: side(-1), asks: side(1) };
}

/** A source whose book never changes. */
export const staticSource = (book: Book | null): LiveSource<Book | null> => ({ read: () => book, subscribe: () => () => {} });

/** The book of an invented market. */
export function inventedBook(market: InventedMarket, group: string, ownOrders?: Parameters<typeof bookOf>[1]['ownOrders'], step = 0): Book {
  return bookOf(inventedDepth(market, step), { group, ownOrders, last: { price: market.price, trend: 'rise' } });
}

/** The latest trades of an invented market, newest first, two a second. */
export function inventedTrades({ price, decimals, amountDecimals, deepest }: InventedMarket, count: number): readonly Trade[] {
  const draw = createRandom(11);
  const max = toUnits(deepest, amountDecimals);
  const trades = Array.from({ length: count }, (_, index): Trade => {
    const move = Math.floor(draw() * 60) - 30;
    return {
      id: String(index),
      price: fromUnits(toUnits(price, decimals) + move, decimals),
      amount: fromUnits(1 + Math.floor(draw() ** 4 * max), amountDecimals),
      side: move > 0 ? 'buy' : 'sell',
      time: Date.UTC(2026, 0, 5, 8) + index * 500,
    };
  });
  return trades.toReversed();
}

/** A source that, once started, advances every `interval` ms; the steps are the same in every run. */
export function createTicks<Value>(interval: number, valueAt: (step: number) => Value): { toggle: () => void; source: LiveSource<Value> } {
  const listeners = new Set<() => void>();
  let step = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    step += 1;
    for (const listener of listeners) listener();
  };
  return {
    toggle: () => {
      if (timer === undefined) timer = setInterval(tick, interval);
      else timer = void clearInterval(timer);
    },
    source: {
      read: () => valueAt(step),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

const format = createFormat({ locale: 'en_US', zone: 'UTC' });

/** English number formats for a market. */
export function bookFormat({ base, quote, decimals, amountDecimals }: InventedMarket): BookFormat {
  const price = (value: string) => format.price(value, decimals);
  const amount = (value: string) =>
    amountDecimals === 0 && value.length > 9 ? format.compact(value) : format.price(value, amountDecimals);
  const spread = ({ spread: value }: Book) => (value === null ? '' : `Spread ${price(value)}`);
  return {
    price,
    amount,
    group: (group) => format.amount(group, { decimals: 20 }),
    share: (share) => `${roundTo(multiply(share, '100'), 0)}%`,
    spread,
    fiat: (value) => `≈ ${format.money(value, 'USD', decimals)}`,
    sums: ({ total, turnover }) => ({
      average: price(divide(turnover, total)),
      amount: `${amount(total)} ${base}`,
      turnover: `${format.compact(turnover)} ${quote}`,
    }),
    summary: (book) => `Best bid ${price(book.bids[0]?.price ?? '')}, best ask ${price(book.asks[0]?.price ?? '')}. ${spread(book)}`,
  };
}

export const bookTexts = ({ base, quote }: InventedMarket): BookTexts => ({
  label: 'Order book',
  bids: 'Bids',
  asks: 'Asks',
  price: `Price (${quote})`,
  amount: `Amount (${base})`,
  total: 'Total',
  sums: { average: 'Avg. price', amount: 'Sum', turnover: 'Value' },
  view: 'View',
  views: { both: 'Bids and asks', bids: 'Bids only', asks: 'Asks only' },
  group: 'Grouping',
  rate: 'Update rate',
  rates: { '10': '10 per second', '4': '4 per second', '1': 'Once a second' },
  freeze: 'Freeze',
  frozen: 'Frozen',
  stale: 'Connection lost. Prices are not live.',
  empty: 'No orders yet',
  noBids: 'No bids',
  noAsks: 'No asks',
  own: 'Your order',
  keys: 'Arrow keys move between prices, Enter fills the order form, R reads the best prices, F freezes the book.',
});
