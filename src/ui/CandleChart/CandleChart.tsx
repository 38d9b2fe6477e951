import { memo, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { joinReadings } from '../ChartFrame/chart';
import type { ChartFormat } from '../ChartFrame/chart';
import { useCursor } from '../ChartFrame/cursor';
import { Readout } from '../ChartFrame/Readout';
import { Link } from '../Link/Link';
import { readingsOf, ohlcvOf, summaryOf } from './candle';
import type { Candle, CandleTerms } from './candle';
import { toolRow } from './CandleChart.css';
import { CandlePicture } from './CandlePicture';
import { CandleTable } from './CandleTable';
import { CandleTools } from './CandleTools';
import type { CandleToolsProps, ToolTerms } from './CandleTools';
import type { CandleRenderer } from './candleRenderer';
import type { PriceLine } from './priceLine';
import { studiesOf, studyReadings } from './studies';
import type { ChartSettings } from './studies';
import { useFrameThrottled, useThrottled } from './throttle';

export interface CandleChartProps {
  /** Accessible name: "BTC/USDT, 1 h candles". */
  label: string;
  /** Oldest first. A changed candle is a new object while the others keep their identity, so that only changes are drawn. */
  candles: readonly Candle[];
  /** Decimals of the market's prices. */
  decimals: number;
  format: ChartFormat;
  terms: CandleTerms & ToolTerms & { readonly cursor: string; readonly lines: string; readonly moveHint: string };
  intervals: CandleToolsProps['intervals'];
  settings: ChartSettings;
  onSettings: (settings: ChartSettings) => void;
  /** Orders, entries, liquidation prices and exits. */
  lines?: readonly PriceLine[];
  /** Returns the price `ticks` ticks away, on the tick grid; 0 snaps a price to it. Required if lines can be moved. */
  stepPrice?: (price: string, ticks: number) => string;
  /** Called when the context menu is requested at a price of the chart, by pointer or by keyboard. */
  onPriceMenu?: (price: string) => void;
  /** Called with a picture of the chart as PNG, to be saved or shared. */
  onSnapshot?: (picture: Blob) => void;
  /** Credits the makers of the charting library with a link, as its licence requires. */
  attribution: { readonly text: string; readonly href: string };
  /** `fill` takes the available height. */
  height?: 'content' | 'fill';
}

/**
 * The price of a market over time: candles with volume, indicators and price lines, plus a summary, a table and a keyboard cursor.
 * However often prices change, it draws at most once a frame; props other than `candles` should keep their identity meanwhile.
 */
export function CandleChart({ candles, ...props }: CandleChartProps) {
  return <MemoizedChart {...props} candles={useFrameThrottled(candles)} />;
}

const MemoizedChart = memo(function FramedChart({
  label,
  candles,
  decimals,
  format,
  terms,
  intervals,
  settings,
  onSettings,
  lines = noLines,
  stepPrice = identityPrice,
  onPriceMenu,
  onSnapshot,
  attribution,
  height = 'content',
}: CandleChartProps) {
  const frame = useRef<HTMLElement>(null);
  const renderer = useRef<CandleRenderer | null>(null);
  const [isTable, setTable] = useState(false);
  const isFullScreen = useSyncExternalStore(onFullScreen, () => frame.current !== null && document.fullscreenElement === frame.current);
  // Volume and indicators are updated less often: the library iterates over all candles for every series that changes.
  const throttledCandles = useThrottled(candles, studyInterval);
  const studyCandles = throttledCandles[0] === candles[0] ? throttledCandles : candles;
  const studies = useMemo(() => studiesOf(settings.indicators, studyCandles.map(closeOf)), [settings.indicators, studyCandles]);
  const summary = useMemo(() => summaryOf(candles, { terms, format, decimals }), [candles, terms, format, decimals]);
  const { cursor, setCursor, onKeyDown } = useCursor({ count: candles.length, page: 20 });
  const candleIndex = cursor ?? candles.length - 1;
  const candle = candles[candleIndex];
  const readings = candle
    ? [
        ...readingsOf(candle, { terms, format, decimals }),
        ...studyReadings(studies, Math.min(candleIndex, studyCandles.length - 1), (value) =>
          format.price(value.toFixed(decimals), decimals),
        ),
      ]
    : [];
  const toggleFull = useCallback(() => {
    // Rejected if the embedding page does not permit full screen; the chart then stays as it is.
    const change = document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen();
    change?.catch(() => {});
  }, []);
  // Keeps the tools from rendering again while prices change.
  const tools = useMemo(
    () => (
      <div className={toolRow}>
        <CandleTools
          terms={terms}
          intervals={intervals}
          settings={settings}
          onSettings={onSettings}
          onReset={() => renderer.current?.reset()}
          onSnapshot={onSnapshot && (() => renderer.current?.snapshot().toBlob((blob) => blob && onSnapshot(blob)))}
          isFullScreen={isFullScreen}
          onToggleFullScreen={document.fullscreenEnabled ? toggleFull : undefined}
        />
      </div>
    ),
    [terms, intervals, settings, onSettings, onSnapshot, isFullScreen, toggleFull],
  );
  return (
    <ChartFrame
      ref={frame}
      label={label}
      summary={summary}
      height={isFullScreen ? 'fill' : height}
      isTable={isTable}
      onTable={setTable}
      readout={tools}
      renderTable={() => <CandleTable label={label} candles={candles} terms={terms} format={format} decimals={decimals} />}
      foot={
        <Link href={attribution.href} isExternal>
          {attribution.text}
        </Link>
      }
    >
      <Readout readings={readings} />
      <CandlePicture
        label={terms.cursor}
        reading={cursor === null ? '' : joinReadings(readings)}
        candles={candles}
        studies={studies}
        settings={settings}
        format={format}
        decimals={decimals}
        lines={lines}
        lineLabels={{ list: terms.lines, hint: terms.moveHint }}
        stepPrice={stepPrice}
        onPriceMenu={onPriceMenu}
        cursor={cursor}
        setCursor={setCursor}
        onKeyDown={onKeyDown}
        height={isFullScreen ? 'fill' : height}
        rendererRef={renderer}
        onFailed={() => setTable(true)}
      />
    </ChartFrame>
  );
});

/** Minimum time between two drawings of indicators and volume, in ms. */
const studyInterval = 250;

const noLines: readonly PriceLine[] = [];
const identityPrice = (price: string): string => price;
const closeOf = (candle: Candle): number => ohlcvOf(candle).close;

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
