import { fromUnits } from '@/contract/decimal';
import { bookOf } from '@/entities/market';
import type { Book, BookFormat, BookTexts } from '@/ui/OrderBook/book';
import type { Trade, TradeFormat } from '@/ui/TradeList/trades';
import { i18n, steps } from './quotes';

export const bookRows = 12;
/** The number of trades that are kept, and of those in view. */
export const tradeRows = { kept: 50, inView: 12 };
const tradesOfStep = 3;

const { format } = i18n;

export const bookFormat: BookFormat = {
  price: (price) => format.price(price, 2),
  amount: (amount) => format.price(amount, 5),
  group: (group) => group,
  share: (share) => share,
  spread: ({ spread }) => format.price(spread, 2),
  fiat: (price) => format.money(price, 'USD'),
  sums: ({ price, total, turnover }) => ({ average: price, amount: total, turnover }),
  summary: () => '',
};

export const tradeFormat: TradeFormat = {
  price: bookFormat.price,
  amount: bookFormat.amount,
  time: format.time,
  side: (side) => side,
};

const name = 'Book';
export const bookTexts: BookTexts = {
  label: name,
  bids: 'Bids',
  asks: 'Asks',
  price: 'Price',
  amount: 'Amount',
  total: 'Total',
  sums: { average: 'Average', amount: 'Sum', turnover: 'Value' },
  view: 'View',
  views: { both: 'Both', bids: 'Only bids', asks: 'Only asks' },
  group: 'Grouping',
  rate: 'Rate',
  rates: { '10': '10', '4': '4', '1': '1' },
  freeze: 'Freeze',
  frozen: 'Frozen',
  stale: 'Stale',
  empty: 'Empty',
  noBids: 'None',
  noAsks: 'None',
  own: 'Own',
  keys: 'Keys',
};
export const tradeTexts = { label: 'Trades', price: 'Price', amount: 'Amount', time: 'Time', empty: 'Empty', paused: 'Paused' };

/** The book at a step: two thirds of the amounts change at each step, and all prices at every fourth. */
function bookAt(step: number): Book {
  const middle = 11_298_690 + Math.floor(step / 4) * 7;
  const side = (direction: 1 | -1) =>
    Array.from({ length: bookRows }, (_, index): [string, string] => {
      const lastChange = (step + index) % 3 === 0 ? step : step - 1;
      return [fromUnits(middle + direction * (index * 13 + 5), 2), fromUnits(20_000 + ((lastChange * 997 + index * 7919) % 90_000), 5)];
    });
  return bookOf(
    { bids: side(-1), asks: side(1) },
    { group: '0.01', last: { price: fromUnits(middle, 2), trend: step % 2 ? 'rise' : 'fall' } },
  );
}

const tradeAt = (id: number): Trade => ({
  id: String(id),
  price: fromUnits(11_298_690 + ((id * 31) % 97), 2),
  amount: fromUnits(100 + ((id * 7919) % 90_000), 5),
  side: id % 2 ? 'buy' : 'sell',
  time: id * 100,
});

/** Prepared in advance, so that only rendering is measured. */
const books = Array.from({ length: steps }, (_, step) => bookAt(step));
const trades = Array.from({ length: tradesOfStep * steps + tradeRows.kept }, (_, id) => tradeAt(id)).toReversed();

export const bookOfStep = (step: number): Book => books[step % steps] ?? bookAt(step);

/** The trades kept at a step, newest first. */
export function tradesOf(step: number): readonly Trade[] {
  const end = trades.length - tradesOfStep * (step % steps);
  return trades.slice(end - tradeRows.kept, end);
}
