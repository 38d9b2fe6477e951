import { useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { candleIntervals } from '@/contract/market';
import type { Instrument } from '@/entities/market';
import { alertsOpened } from '@/features/price-alerts';
import { QueryView } from '@/shared/api/QueryView';
import { useI18n, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { saveBlob } from '@/shared/lib/saveFile';
import { CandleChart } from '@/ui/CandleChart/CandleChart';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ChartSkeleton } from './ChartSkeleton';
import { $candles, $chart, candles, chartChanged, ChartGate } from './candlesModel';
import type { DeskProduct } from './product';
import { tickStepper } from './tickStepper';
import { useChartFormat } from './useChartFormat';
import { useChartLines } from './useChartLines';
import { useCandleTerms } from './useCandleTerms';
import { useInstrumentName } from './useInstrumentName';

export interface CandlePanelProps {
  readonly pair: Instrument;
  readonly product: Pick<DeskProduct, '$ownOrders' | '$marks' | 'orderMoved' | 'hasStages'>;
}

const attribution = { text: 'TradingView', href: 'https://www.tradingview.com/' };

/** The candles of a pair up to the newest trade, with the user's orders as lines; moving a line requests a price change. */
export function CandlePanel({ pair, product }: CandlePanelProps) {
  useGate(ChartGate);
  const { list, chart, onChart, onAlert } = useUnit({ list: $candles, chart: $chart, onChart: chartChanged, onAlert: alertsOpened });
  const { interval } = chart;
  useText('trade');
  const { t } = useI18n();
  const chartFormat = useChartFormat();
  const terms = useCandleTerms();
  const { id, side, decimals } = pair;
  const name = useInstrumentName()(pair);
  const intervals = useMemo(
    () => ({
      label: t('trade.interval'),
      options: candleIntervals.map((each) => ({ id: each, label: each })),
      value: interval,
      onChange: (chosen: string) => onChart({ interval: candleIntervals.find((each) => each === chosen) ?? interval }),
    }),
    [t, interval, onChart],
  );
  const lines = useChartLines(pair, product);
  const onPriceMenu = useCallback((price: string) => onAlert({ instrument: pair, price }), [onAlert, pair]);
  const stepPrice = useMemo(() => tickStepper(decimals), [decimals]);
  const onSnapshot = useMemo(() => (picture: Blob) => saveBlob(picture, `${name.replaceAll(/\W+/g, '-')}.png`), [name]);
  return (
    <QueryView query={candles[side === 'spot' ? 'spot' : 'contract']} density="compact" skeleton={<ChartSkeleton />}>
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
            settings={chart}
            onSettings={onChart}
            lines={lines}
            stepPrice={stepPrice}
            onPriceMenu={product.hasStages ? undefined : onPriceMenu}
            onSnapshot={onSnapshot}
            attribution={attribution}
            height="fill"
          />
        ))
      }
    </QueryView>
  );
}
