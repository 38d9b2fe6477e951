import { useMemo } from 'react';
import { changePercent, fromUnits } from '@/contract/decimal';
import { useFormat } from '@/shared/i18n';
import type { Candle } from '@/ui/CandleChart/candle';
import type { ChartFormat } from '@/ui/ChartFrame/chart';

/** The app's formats in the shape that charts expect. */
export function useChartFormat(): ChartFormat {
  const format = useFormat();
  return useMemo(() => ({ ...format, change: (from, to) => format.percent(changePercent(from, to)) }), [format]);
}

/** Deterministic pseudo-random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Market {
  readonly count: number;
  /** The first price in units of the last decimal. */
  readonly start: number;
  readonly decimals: number;
  /** Length of a candle in ms. */
  readonly interval?: number;
}

const hour = 3_600_000;

/** Candles of an invented random-walk market; the last one starts on 5 January 2026 at 08:00 UTC. */
export function candlesOf({ count, start, decimals, interval = hour }: Market): readonly Candle[] {
  const draw = createRandom(7);
  const end = Date.UTC(2026, 0, 5, 8);
  let last = start;
  return Array.from({ length: count }, (_, index) => {
    const open = last;
    const swing = Math.max(Math.round(start * 0.006), 4);
    last = Math.max(open + Math.round((draw() - 0.49) * swing), 1);
    const high = Math.max(open, last) + Math.round(draw() * swing * 0.4);
    const low = Math.max(Math.min(open, last) - Math.round(draw() * swing * 0.4), 1);
    const price = (units: number) => fromUnits(units, decimals);
    return {
      instant: end - (count - 1 - index) * interval,
      open: price(open),
      high: price(high),
      low: price(low),
      close: price(last),
      volume: fromUnits(Math.round(20_000 + draw() * 180_000 + Math.abs(last - open)), 2),
    };
  });
}
