import { useMemo } from 'react';
import { useText } from '@/shared/i18n';
import type { CandleChartProps } from '@/ui/CandleChart/CandleChart';

/** The localised texts of a candle chart. */
export function useCandleTerms(): CandleChartProps['terms'] {
  const t = useText('trade', 'orders');
  return useMemo(
    () => ({
      time: t('orders.time'),
      open: t('trade.candleOpen'),
      high: t('trade.candleHigh'),
      low: t('trade.candleLow'),
      close: t('trade.candleClose'),
      change: t('trade.candleChange'),
      volume: t('trade.candleVolume'),
      last: t('trade.price'),
      tools: t('trade.chartTools'),
      kind: t('trade.chartKind'),
      candle: t('trade.chartCandles'),
      line: t('trade.chartLine'),
      area: t('trade.chartArea'),
      indicators: t('trade.chartIndicators'),
      log: t('trade.chartLog'),
      reset: t('trade.chartReset'),
      snapshot: t('trade.chartPicture'),
      fullScreen: t('trade.chartFull'),
      leaveFullScreen: t('trade.chartLeaveFull'),
      cursor: t('trade.chartCursor'),
      lines: t('trade.chartLines'),
      moveHint: t('trade.chartMove'),
    }),
    [t],
  );
}
