import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { candleIntervals } from '@/contract/market';
import type { Instrument } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { saveBlob } from '@/shared/lib/saveFile';
import { CandleChart } from '@/ui/CandleChart/CandleChart';
import type { PriceLine } from '@/ui/CandleChart/priceLine';
import type { ChartSettings } from '@/ui/CandleChart/studies';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { $candles, $interval, candles, ChartGate, intervalChosen } from './candlesModel';
import type { DeskProduct } from './product';
import { onTick } from './tick';
import { useChartFormat } from './useChartFormat';
import { useCandleTerms } from './useCandleTerms';

export interface CandlePanelProps {
  readonly pair: Instrument;
  readonly product: Pick<DeskProduct, '$ownOrders' | 'orderMoved'>;
}

const attribution = { text: 'TradingView', href: 'https://www.tradingview.com/' };

/** The candles of a pair, ending with the newest trade, with own orders as lines; a line that is moved asks for another price. */
export function CandlePanel({ pair, product }: CandlePanelProps) {
  useGate(ChartGate);
  const { list, interval, orders, onMoved, onInterval } = useUnit({
    list: $candles,
    interval: $interval,
    orders: product.$ownOrders,
    onMoved: product.orderMoved,
    onInterval: intervalChosen,
  });
  const [settings, setSettings] = useState<ChartSettings>({ kind: 'candle', scale: 'linear', hasVolume: true, indicators: ['MA'] });
  const t = useText('trade');
  const format = useFormat();
  const chartFormat = useChartFormat();
  const terms = useCandleTerms();
  const { id, base, quote, decimals, amountDecimals } = pair;
  const intervals = useMemo(
    () => ({
      label: t('trade.interval'),
      options: candleIntervals.map((each) => ({ id: each, label: each })),
      value: interval,
      onChange: (chosen: string) => onInterval(candleIntervals.find((each) => each === chosen) ?? interval),
    }),
    [t, interval, onInterval],
  );
  const lines = useMemo(
    () =>
      orders.flatMap(({ id: order, instrument, side, price, amount, isTrigger, isMovable }): PriceLine[] => {
        if (instrument !== id) return [];
        const name = isTrigger ? 'trade.lineStop' : side === 'buy' ? 'trade.lineBuy' : 'trade.lineSell';
        return [
          {
            id: order,
            price,
            label: t(name, { amount: format.amount(amount, { decimals: amountDecimals }) }),
            tone: side === 'buy' ? 'rise' : 'fall',
            ...(isMovable && { onMove: (to: string) => onMoved({ id: order, price: to }) }),
          },
        ];
      }),
    [orders, id, t, format, amountDecimals, onMoved],
  );
  const stepPrice = useMemo(() => onTick(decimals), [decimals]);
  const name = `${base}/${quote}`;
  const onSnapshot = useMemo(() => (picture: Blob) => saveBlob(picture, `${base}-${quote}.png`), [base, quote]);
  return (
    <QueryView query={candles} density="compact" skeleton={<Skeleton shape="block" size={320} />}>
      {() =>
        list && (
          <CandleChart
            key={id}
            label={t('trade.candlesOf', { pair: name, interval })}
            candles={list}
            decimals={decimals}
            format={chartFormat}
            terms={terms}
            intervals={intervals}
            settings={settings}
            onSettings={setSettings}
            lines={lines}
            stepPrice={stepPrice}
            onSnapshot={onSnapshot}
            attribution={attribution}
            height="fill"
          />
        )
      }
    </QueryView>
  );
}
