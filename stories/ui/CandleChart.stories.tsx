import { useState } from 'react';
import { add, compare, multiply, roundTo } from '@/contract/decimal';
import { CandleChart } from '@/ui/CandleChart/CandleChart';
import type { CandleChartProps } from '@/ui/CandleChart/CandleChart';
import { CandlePicture } from '@/ui/CandleChart/CandlePicture';
import { CandleTable } from '@/ui/CandleChart/CandleTable';
import { CandleTools } from '@/ui/CandleChart/CandleTools';
import type { PriceLine } from '@/ui/CandleChart/priceLine';
import { PriceMarks } from '@/ui/CandleChart/PriceMarks';
import type { Draft } from '@/ui/CandleChart/PriceMarks';
import type { ChartSettings } from '@/ui/CandleChart/studies';
import { ChartFrame } from '@/ui/ChartFrame/ChartFrame';
import { Grid } from '@/ui/Grid/Grid';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { candlesOf, useChartFormat } from './charts';

export default { title: 'ui/CandleChart' };

const terms: CandleChartProps['terms'] = {
  time: 'Time',
  open: 'O',
  high: 'H',
  low: 'L',
  close: 'C',
  change: 'Change',
  volume: 'Vol',
  last: 'Last price',
  tools: 'Chart tools',
  kind: 'Kind',
  candle: 'Candles',
  line: 'Line',
  area: 'Area',
  indicators: 'Indicators',
  log: 'Log',
  reset: 'Reset view',
  snapshot: 'Save picture',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  cursor: 'Candles by time',
  lines: 'Orders and positions',
  moveHint: 'Arrow keys move the price, Enter confirms, Escape cancels.',
};
const attribution = { text: 'Charts by TradingView', href: 'https://www.tradingview.com/' };
const plain: ChartSettings = { kind: 'candle', scale: 'linear', hasVolume: true, indicators: ['MA'] };
const intervalIds = ['1m', '15m', '1h', '4h', '1D'].map((id) => ({ id, label: id }));

function useIntervals() {
  const [value, setValue] = useState('1h');
  return { label: 'Interval', options: intervalIds, value, onChange: setValue };
}

const bitcoin = candlesOf({ count: 500, start: 6_425_010, decimals: 2 });

type ExampleProps = Partial<Pick<CandleChartProps, 'candles' | 'decimals' | 'label' | 'lines' | 'stepPrice' | 'height'>> & {
  start?: Partial<ChartSettings>;
};

function Example({ start, label = 'BTC/USDT, 1 h candles', candles = bitcoin, decimals = 2, ...props }: ExampleProps) {
  const [settings, setSettings] = useState({ ...plain, ...start });
  const format = useChartFormat();
  return (
    <CandleChart
      {...props}
      label={label}
      candles={candles}
      decimals={decimals}
      format={format}
      terms={terms}
      intervals={useIntervals()}
      settings={settings}
      onSettings={setSettings}
      onSnapshot={() => {}}
      attribution={attribution}
    />
  );
}

export const Candles = () => <Example />;

export const Indicators = () => <Example start={{ indicators: ['BOLL', 'MACD', 'RSI'] }} />;

export const Kinds = () => (
  <Stack gap={7}>
    <Example label="BTC/USDT as a line" start={{ kind: 'line', indicators: [], hasVolume: false }} />
    <Example label="BTC/USDT as an area, logarithmic" start={{ kind: 'area', scale: 'log', indicators: ['EMA'] }} />
  </Stack>
);

const tick = '0.10';
const stepPrice = (price: string, ticks: number): string => {
  const stepped = roundTo(add(price, multiply(tick, String(ticks))), 1);
  return compare(stepped, tick) < 0 ? tick : stepped;
};

function Movable() {
  const [stop, setStop] = useState('68800.00');
  const lines: readonly PriceLine[] = [
    { id: 'entry', price: '69400.00', label: 'Long 0.5', tone: 'accent' },
    { id: 'order', price: '69100.00', label: 'Buy 0.25', tone: 'rise', onMove: () => {} },
    { id: 'target', price: '70800.00', label: 'Take profit', tone: 'rise', onMove: () => {} },
    { id: 'stop', price: stop, label: 'Stop loss', tone: 'fall', onMove: setStop },
    { id: 'liquidation', price: '68450.00', label: 'Liquidation', tone: 'first' },
  ];
  return (
    <Stack>
      <Example label="BTC/USDT with a position" lines={lines} stepPrice={stepPrice} start={{ indicators: [] }} />
      <Text tone="soft">Stop loss at {stop}</Text>
    </Stack>
  );
}

export const Lines = () => <Movable />;

export const LongNumbers = () => (
  <Example
    label="A coin of twelve decimals"
    decimals={12}
    candles={candlesOf({ count: 120, start: 8_421_000, decimals: 12, interval: 86_400_000 })}
  />
);

function PartsOfOne() {
  const [settings, setSettings] = useState(plain);
  const [draft, setDraft] = useState<Draft | null>(null);
  const format = useChartFormat();
  const quoted = { format, decimals: 2 };
  const lines: readonly PriceLine[] = [{ id: 'order', price: '64000', label: 'Buy 0.25', tone: 'rise', onMove: () => {} }];
  return (
    <Grid columns="halves">
      <Stack>
        <CandleTools
          terms={terms}
          intervals={useIntervals()}
          settings={settings}
          onSettings={setSettings}
          onReset={() => {}}
          onSnapshot={() => {}}
          onToggleFullScreen={() => {}}
          isFullScreen={false}
        />
        <CandlePicture
          {...quoted}
          label={terms.cursor}
          reading=""
          candles={bitcoin}
          studies={[]}
          settings={settings}
          lines={[]}
          lineLabels={{ list: terms.lines, hint: terms.moveHint }}
          stepPrice={stepPrice}
          cursor={null}
          setCursor={() => {}}
          onKeyDown={() => {}}
          height="content"
          rendererRef={{ current: null }}
          onFailed={() => {}}
        />
      </Stack>
      <Stack>
        <ChartFrame label="Marks" summary={[]} renderTable={() => null}>
          <PriceMarks
            label={terms.lines}
            hint={terms.moveHint}
            lines={lines}
            draft={draft}
            onDraft={setDraft}
            stepPrice={stepPrice}
            formatPrice={(price) => format.price(price, 2)}
            priceAt={() => null}
            yOf={() => 12}
            plotWidth={() => 320}
            onRepositionReady={() => {}}
          />
        </ChartFrame>
        <CandleTable {...quoted} label="BTC/USDT" candles={bitcoin.slice(-6)} terms={terms} />
      </Stack>
    </Grid>
  );
}

export const Parts = () => <PartsOfOne />;
