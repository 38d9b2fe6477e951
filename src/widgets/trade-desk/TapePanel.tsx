import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { Instrument } from '@/entities/market';
import { $isPulseStale } from '@/entities/pair-feed';
import { useFormat, useText } from '@/shared/i18n';
import { TradeList } from '@/ui/TradeList/TradeList';
import { usePulseSource } from './usePulseSource';

export interface TapePanelProps {
  readonly pair: Instrument;
}

const unchanging: readonly unknown[] = [];

/** The latest trades of a pair. */
export function TapePanel({ pair: { id, amountUnit, quote, decimals, amountDecimals } }: TapePanelProps) {
  const isStale = useUnit($isPulseStale);
  const t = useText('trade', 'orders');
  const format = useFormat();
  const source = usePulseSource(id, ({ trades }) => trades, unchanging);
  const texts = useMemo(
    () => ({
      label: t('trade.trades'),
      price: t('trade.priceIn', { coin: quote }),
      amount: t('trade.amountIn', { coin: amountUnit }),
      time: t('orders.time'),
      empty: t('trade.noTrades'),
      held: t('trade.held'),
    }),
    [t, amountUnit, quote],
  );
  const figures = useMemo(
    () => ({
      price: (price: string) => format.price(price, decimals),
      amount: (amount: string) => format.price(amount, amountDecimals),
      time: format.time,
      side: (side: 'buy' | 'sell') => t(side === 'buy' ? 'orders.buy' : 'orders.sell'),
    }),
    [t, format, decimals, amountDecimals],
  );
  return <TradeList key={id} source={source} texts={texts} format={figures} isStale={isStale} />;
}
