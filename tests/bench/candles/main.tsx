import '@/ui/global.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { changePercent, fromUnits } from '@/contract/decimal';
import { createI18n } from '@/shared/i18n';
import type { Candle } from '@/ui/CandleChart/candle';
import { CandleChart } from '@/ui/CandleChart/CandleChart';
import type { CandleChartProps } from '@/ui/CandleChart/CandleChart';

declare global {
  interface Window {
    /** Draws 5,000 candles; resolves once they are visible. `isAnew` makes every update replace all of them. */
    openChart?: (isAnew: boolean) => Promise<void>;
    /** Updates the last candle once a frame, `steps` times, and starts a new one every sixty. */
    moveChart?: (steps: number) => Promise<void>;
  }
}

const count = 5_000;
const minute = 60_000;
const { format } = createI18n({ locale: 'en_US' });
const terms: CandleChartProps['terms'] = {
  time: 'time',
  open: 'open',
  high: 'high',
  low: 'low',
  close: 'close',
  change: 'change',
  volume: 'volume',
  last: 'last',
  tools: 'tools',
  kind: 'kind',
  candle: 'candle',
  line: 'line',
  area: 'area',
  indicators: 'indicators',
  log: 'log',
  reset: 'reset',
  snapshot: 'snapshot',
  fullScreen: 'fullScreen',
  leaveFullScreen: 'leaveFullScreen',
  cursor: 'cursor',
  lines: 'lines',
  moveHint: 'moveHint',
};
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

function candleAt(index: number, step: number): Candle {
  const price = (by: number) => fromUnits(6_400_000 + ((index * 7_919) % 20_011) + ((step * 131 + by) % 997), 2);
  const low = price(0);
  return { instant: index * minute, open: price(0), high: price(996), low, close: price(step), volume: fromUnits(1_000 + step, 2) };
}

const settings: CandleChartProps['settings'] = {
  kind: 'candle',
  scale: 'linear',
  hasVolume: true,
  indicators: ['MA', 'BOLL', 'MACD', 'RSI'],
};
const chartFormat: CandleChartProps['format'] = { ...format, change: (from, to) => format.percent(changePercent(from, to)) };

const nothing = () => {};
const intervals = { label: 'Interval', options: [{ id: '1m', label: '1m' }], value: '1m', onChange: nothing };
const attribution = { text: 'Library', href: '#' };

let show = (_candles: readonly Candle[]): void => {};
let candles: readonly Candle[] = Array.from({ length: count }, (_, index) => candleAt(index, 0));
let isEachAnew = false;

function Page() {
  const [shown, setShown] = useState(candles);
  useEffect(() => {
    show = setShown;
  }, []);
  return (
    <CandleChart
      label="Bench"
      candles={shown}
      decimals={2}
      format={chartFormat}
      terms={terms}
      intervals={intervals}
      settings={settings}
      onSettings={nothing}
      attribution={attribution}
    />
  );
}

window.openChart = async (isAnew) => {
  isEachAnew = isAnew;
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<Page />);
  while (!document.querySelector('canvas')) await nextFrame();
  for (let frame = 0; frame < 30; frame++) await nextFrame();
};

window.moveChart = async (steps) => {
  for (let step = 1; step <= steps; step++) {
    const kept = step % 60 === 0 ? candles : candles.slice(0, -1);
    const next = [...kept, candleAt(kept.length, step)];
    candles = isEachAnew ? next.map((candle) => ({ ...candle })) : next;
    show(candles);
    await nextFrame();
  }
};
