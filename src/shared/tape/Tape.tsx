import { useMemo } from 'react';
import type { MarketTrade } from '@/contract/market';
import { useFormat, useText } from '@/shared/i18n';
import type { LiveSource } from '@/ui/live';
import { TradeList, type TradeListProps } from '@/ui/TradeList/TradeList';

/** The traded instrument with its units and decimals. */
export interface TradedPair {
  readonly id: number | string;
  readonly amountUnit: string;
  readonly quote: string;
  readonly decimals: number;
  readonly amountDecimals: number;
}

export interface TapeProps extends Pick<TradeListProps, 'onPick' | 'rate' | 'isFrozen'> {
  readonly pair: TradedPair;
  /** Newest first; null until loaded. */
  readonly source: LiveSource<readonly MarketTrade[] | null>;
  readonly label: string;
  /** Shown if there are no trades. */
  readonly empty: string;
  readonly isStale?: boolean;
}

/** The latest trades of a pair, in its units. */
export function Tape({
  pair: { id, amountUnit, quote, decimals, amountDecimals },
  source,
  label,
  empty,
  isStale,
  ...listProps
}: TapeProps) {
  const t = useText('trade', 'orders');
  const format = useFormat();
  const texts = useMemo(
    () => ({
      label,
      price: t('trade.priceIn', { coin: quote }),
      amount: t('trade.amountIn', { coin: amountUnit }),
      time: t('orders.time'),
      empty,
      paused: t('trade.held'),
    }),
    [t, label, empty, amountUnit, quote],
  );
  const formatters = useMemo(
    () => ({
      price: (price: string) => format.price(price, decimals),
      amount: (amount: string) => format.price(amount, amountDecimals),
      time: format.time,
      side: (side: 'buy' | 'sell') => t(side === 'buy' ? 'orders.buy' : 'orders.sell'),
    }),
    [t, format, decimals, amountDecimals],
  );
  return <TradeList key={id} source={source} texts={texts} format={formatters} isStale={isStale} {...listProps} />;
}
