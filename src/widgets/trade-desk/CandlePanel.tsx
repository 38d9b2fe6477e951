import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { candleIntervals } from '@/contract/market';
import type { Instrument } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { saveBlob } from '@/shared/lib/saveFile';
import { CandleChart } from '@/ui/CandleChart/CandleChart';
import type { PriceLine } from '@/ui/CandleChart/priceLine';
import type { ChartSettings } from '@/ui/CandleChart/studies';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { $candles, $interval, candles, ChartGate, intervalChosen } from './candlesModel';
import type { DeskProduct, OrderMove, PriceMark } from './product';
import { onTick } from './tick';
import { useChartFormat } from './useChartFormat';
import { useCandleTerms } from './useCandleTerms';
import { useInstrumentName } from './useInstrumentName';

export interface CandlePanelProps {
  readonly pair: Instrument;
  readonly product: Pick<DeskProduct, '$ownOrders' | '$marks' | 'orderMoved'>;
}

const $none = createStore<readonly PriceMark[]>([]);
const notMovable = createEvent<OrderMove>();
const attribution = { text: 'TradingView', href: 'https://www.tradingview.com/' };

/** The candles of a pair, ending with the newest trade, with own orders as lines; a line that is moved asks for another price. */
export function CandlePanel({ pair, product }: CandlePanelProps) {
  useGate(ChartGate);
  const { list, interval, orders, marks, onMoved, onInterval } = useUnit({
    list: $candles,
    interval: $interval,
    orders: product.$ownOrders,
    marks: product.$marks ?? $none,
    onMoved: product.orderMoved ?? notMovable,
    onInterval: intervalChosen,
  });
  const [settings, setSettings] = useState<ChartSettings>({ kind: 'candle', scale: 'linear', hasVolume: true, indicators: ['MA'] });
  useText('trade');
  const { t } = useI18n();
  const format = useFormat();
  const chartFormat = useChartFormat();
  const terms = useCandleTerms();
  const { id, side, decimals, amountDecimals } = pair;
  const name = useInstrumentName()(pair);
  const intervals = useMemo(
    () => ({
      label: t('trade.interval'),
      options: candleIntervals.map((each) => ({ id: each, label: each })),
      value: interval,
      onChange: (chosen: string) => onInterval(candleIntervals.find((each) => each === chosen) ?? interval),
    }),
    [t, interval, onInterval],
  );
  const lines = useMemo(() => {
    const moving = ({ id: line, isMovable }: Pick<PriceMark, 'id' | 'isMovable'>) =>
      isMovable && { onMove: (to: string) => onMoved({ id: line, price: to }) };
    const ofOrders = orders
      .filter(({ instrument }) => instrument === id)
      .map((order): PriceLine => {
        const text = order.isTrigger ? 'trade.lineStop' : order.side === 'buy' ? 'trade.lineBuy' : 'trade.lineSell';
        return {
          id: order.id,
          price: order.price,
          label: t(text, { amount: format.amount(order.amount, { decimals: amountDecimals }) }),
          tone: order.side === 'buy' ? 'rise' : 'fall',
          ...moving(order),
        };
      });
    const ofMarks = marks
      .filter(({ instrument }) => instrument === id)
      .map((mark): PriceLine => ({ id: mark.id, price: mark.price, label: t(mark.label), tone: mark.tone, ...moving(mark) }));
    return [...ofMarks, ...ofOrders];
  }, [orders, marks, id, t, format, amountDecimals, onMoved]);
  const stepPrice = useMemo(() => onTick(decimals), [decimals]);
  const onSnapshot = useMemo(() => (picture: Blob) => saveBlob(picture, `${name.replaceAll(/\W+/g, '-')}.png`), [name]);
  return (
    <QueryView query={candles[side === 'spot' ? 'spot' : 'contract']} density="compact" skeleton={<Skeleton shape="block" size={320} />}>
      {() =>
        list &&
        (list.length === 0 ? (
          <EmptyState picture="chart" density="compact" text={t('trade.noTrades')} hint={t('trade.noCandlesHint')} />
        ) : (
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
        ))
      }
    </QueryView>
  );
}
