import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { divide, isZero, multiply, roundTo } from '@/contract/decimal';
import { orderSide, type OrderSide } from '@/contract/spot';
import { bookOf, groupsOf, lastOf, type Instrument } from '@/entities/market';
import { $isMarketDataStale, $priceSize, amountPicked, firstMarketData, pricePicked } from '@/entities/pair-feed';
import { $tradePreferences, preferencesChanged } from '@/entities/trade-preferences';
import { useFormat, useText } from '@/shared/i18n';
import { useLatestSource, withChangesOf } from '@/ui/live';
import type { BookFormat, BookTexts } from '@/ui/OrderBook/book';
import { OrderBook } from '@/ui/OrderBook/OrderBook';
import { readBookSettings, writeBookSettings } from './bookSettings';
import type { DeskProduct, OwnOrder } from './product';
import { MarketDataFailed } from './MarketDataFailed';
import { useEmptyBook } from './useEmptyBook';
import { useFiat } from './useFiat';
import { bookSummary, spreadText } from './spreadText';
import { useMarketDataSource } from './useMarketDataSource';

export interface BookPanelProps {
  readonly pair: Instrument;
  readonly product: Pick<DeskProduct, '$ownOrders'>;
}

/** The order book of a pair; pressing a price or an amount fills it into the order form. */
export function BookPanel({ pair, product }: BookPanelProps) {
  const { orders, size, isStale, failure, preferences, onPreferences, onPrice, onAmount } = useUnit({
    orders: product.$ownOrders,
    preferences: $tradePreferences,
    onPreferences: preferencesChanged,
    size: $priceSize,
    isStale: $isMarketDataStale,
    failure: firstMarketData.$error,
    onPrice: pricePicked,
    onAmount: amountPicked,
  });
  const groups = groupsOf(pair.decimals, size);
  const chosen = readBookSettings(preferences.book);
  const group = groups.find((width) => width === chosen.group) ?? groups[0] ?? '1';
  const isInverse = isInverseMarket(pair);
  // Each poll brings new orders. As part of the source's identity they would replace the book, even a frozen one.
  const ownOrders = useLatestSource(orders);
  const marketSource = useMarketDataSource(
    pair.id,
    ({ depth, trades }) => bookOf(depth, { group, ownOrders: restingPrices(ownOrders.read(), pair.id), isInverse, last: lastOf(trades) }),
    [group, ownOrders, isInverse],
  );
  const source = useMemo(() => withChangesOf(ownOrders, marketSource), [ownOrders, marketSource]);
  const empty = useEmptyBook(pair);
  const texts = useBookTexts(pair, empty.shown);
  const format = useBookFormat(pair, group, empty.spoken);
  const t = useText('trade');
  if (failure) return <MarketDataFailed text={t('trade.bookFailed')} />;
  return (
    <OrderBook
      key={pair.id}
      source={source}
      texts={texts}
      format={format}
      settings={{ ...chosen, group }}
      onSettings={(settings) => onPreferences({ book: writeBookSettings(settings) })}
      groups={groups}
      isStale={isStale}
      onPickPrice={({ price }) => onPrice(price)}
      onPickAmount={({ price, total }) => {
        onPrice(price);
        onAmount(total);
      }}
    />
  );
}

/** The prices of the orders that are in the book of an instrument. */
function restingPrices(orders: readonly OwnOrder[], id: Instrument['id']) {
  const resting = orders.filter(({ instrument, isTrigger }) => instrument === id && !isTrigger);
  const pricesOf = (bookSide: OrderSide) => resting.flatMap(({ side, price }) => (side === bookSide ? [price] : []));
  return { bids: pricesOf(orderSide.buy), asks: pricesOf(orderSide.sell) };
}

/** Whether amounts are in the quote currency and settled in the base coin. */
const isInverseMarket = ({ amountUnit, base }: Pick<Instrument, 'amountUnit' | 'base'>): boolean => amountUnit !== base;

function useBookFormat({ decimals, amountDecimals, amountUnit, base, quote }: Instrument, group: string, emptySpoken: string): BookFormat {
  const t = useText('trade');
  const format = useFormat();
  const fiat = useFiat();
  return useMemo(() => {
    const shownDecimals = Math.min(decimals, group.split('.')[1]?.length ?? 0);
    const isInverse = isInverseMarket({ amountUnit, base });
    const averageOf = (total: string, turnover: string) =>
      isInverse ? divide(total, turnover, decimals) : divide(turnover, total, decimals);
    const sumsOf: BookFormat['sums'] = ({ total, turnover }) => ({
      average: format.price(isZero(total) ? null : averageOf(total, turnover), decimals),
      amount: format.amount(total, { decimals: amountDecimals, unit: amountUnit }),
      turnover: format.amount(turnover, isInverse ? { decimals: 6, unit: base } : { decimals: 2, unit: quote }),
    });
    const spreadOf: BookFormat['spread'] = ({ spread, bids: [best] }) =>
      spread === null ? '' : spreadText(t, format, { spread, bid: best?.price ?? '0', decimals });
    return {
      price: (price) => format.price(price, shownDecimals),
      amount: (amount) => format.price(amount, amountDecimals),
      group: (width) => format.amount(width, { decimals: 20 }),
      share: (share) => `${format.amount(roundTo(multiply(share, '100'), 0))}%`,
      spread: spreadOf,
      fiat: (price) => fiat(price, quote),
      sums: sumsOf,
      summary: (book, level) => {
        const [bid, ask] = [book.bids[0], book.asks[0]].map((best) => (best ? format.price(best.price, shownDecimals) : null));
        const best = bookSummary(t, { bid: bid ?? null, ask: ask ?? null, spread: spreadOf(book) }) ?? emptySpoken;
        if (!level) return best;
        const { average, amount, turnover } = sumsOf(level);
        return `${best} ${t('trade.levelSummary', { average, amount, turnover })}`;
      },
    };
  }, [t, format, fiat, decimals, amountDecimals, amountUnit, base, quote, group, emptySpoken]);
}

function useBookTexts({ amountUnit, base, quote }: Instrument, empty: string): BookTexts {
  const t = useText('trade', 'orders');
  return useMemo(
    () => ({
      label: t('trade.book'),
      bids: t('trade.bids'),
      asks: t('trade.asks'),
      price: t('trade.priceIn', { coin: quote }),
      amount: t('trade.amountIn', { coin: amountUnit }),
      total: t('trade.bookTotal'),
      sums: {
        average: t('trade.averagePrice'),
        amount: t('trade.sumIn', { coin: amountUnit }),
        turnover: t('trade.sumIn', { coin: isInverseMarket({ amountUnit, base }) ? base : quote }),
      },
      view: t('trade.bookView'),
      views: { both: t('trade.viewBoth'), bids: t('trade.bids'), asks: t('trade.asks') },
      group: t('trade.group'),
      rate: t('trade.rate'),
      rates: { '10': t('trade.rateFast'), '4': t('trade.rateMedium'), '1': t('trade.rateSlow') },
      freeze: t('trade.freeze'),
      frozen: t('trade.frozen'),
      stale: t('trade.stale'),
      empty,
      noBids: t('trade.noBids'),
      noAsks: t('trade.noAsks'),
      own: t('trade.ownOrder'),
      keys: t('trade.bookKeys'),
    }),
    [t, amountUnit, base, quote, empty],
  );
}
