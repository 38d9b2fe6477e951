import { candleIntervals, type CandleInterval } from '@/contract/market';
import { oneOf } from '@/shared/lib/oneOf';
import { candleKinds, indicators, priceScales, type ChartSettings } from '@/ui/CandleChart/studies';

/** The chart settings. */
export interface ChartPreferences extends ChartSettings {
  readonly interval: CandleInterval;
}

/** Reads the stored chart settings written by `writeChartPreferences`; missing or unknown values use the defaults. */
export function readChartPreferences(text = ''): ChartPreferences {
  const stored = new URLSearchParams(text);
  const chosen = stored.get('indicators')?.split(',');
  return {
    kind: oneOf(candleKinds, stored.get('kind'), 'candle'),
    scale: oneOf(priceScales, stored.get('scale'), 'linear'),
    interval: oneOf(candleIntervals, stored.get('interval'), '15m'),
    hasVolume: stored.get('volume') !== 'off',
    indicators: chosen ? indicators.filter((indicator) => chosen.includes(indicator)) : ['MA'],
  };
}

/** Serialises the chart settings for storage. */
export const writeChartPreferences = ({ kind, scale, interval, hasVolume, indicators: chosen }: ChartPreferences): string =>
  new URLSearchParams({ kind, scale, interval, volume: hasVolume ? 'on' : 'off', indicators: chosen.join(',') }).toString();
