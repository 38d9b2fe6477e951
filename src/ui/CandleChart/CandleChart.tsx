import { memo, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { spoken } from '../ChartFrame/chart';
import type { ChartFormat } from '../ChartFrame/chart';
import { useCursor } from '../ChartFrame/cursor';
import { Readout } from '../ChartFrame/Readout';
import { Link } from '../Link/Link';
import { readingsOf, shapeOf, summaryOf } from './candle';
import type { Candle, CandleTerms } from './candle';
import { toolRow } from './CandleChart.css';
import { CandlePicture } from './CandlePicture';
import { CandleTable } from './CandleTable';
import { CandleTools } from './CandleTools';
import type { CandleToolsProps, ToolTerms } from './CandleTools';
import type { Picture } from './picture';
import type { PriceLine } from './priceLine';
import { studiesOf, studyReadings } from './studies';
import type { ChartSettings } from './studies';
import { useFramed, usePaced } from './pace';

export interface CandleChartProps {
  /** Accessible name: "BTC/USDT, candles of an hour". */
  label: string;
  /** Oldest first. A candle that changed is another object, and the others stay the same objects: so only what is new is drawn. */
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
  /** The price `ticks` ticks away, on the tick grid; 0 brings a price onto it. Needed where lines can be moved. */
  stepPrice?: (price: string, ticks: number) => string;
  /** The context menu was asked for at a price of the chart, by the pointer or by a key. */
  onPriceMenu?: (price: string) => void;
  /** Takes a picture of the chart as PNG, to be saved or shared. */
  onSnapshot?: (picture: Blob) => void;
  /** Names the makers of the charting library, as its licence asks, with a link to them. */
  attribution: { readonly text: string; readonly href: string };
  /** `fill` takes the height of its place. */
  height?: 'content' | 'fill';
}

/**
 * The price of a market over time: candles with volume, indicators and price lines; also a summary, a table, and a cursor for keys.
 * Prices may move as often as they like, it draws once a frame; props other than the candles should stay the same objects meanwhile.
 */
export function CandleChart({ candles, ...props }: CandleChartProps) {
  return <FramedChart {...props} candles={useFramed(candles)} />;
}

const FramedChart = memo(function FramedChart({
  label,
  candles,
  decimals,
  format,
  terms,
  intervals,
  settings,
  onSettings,
  lines = noLines,
  stepPrice = anyPrice,
  onPriceMenu,
  onSnapshot,
  attribution,
  height = 'content',
}: CandleChartProps) {
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<Picture | null>(null);
  const [isTable, setTable] = useState(false);
  const isFull = useSyncExternalStore(onFullScreen, () => frame.current !== null && document.fullscreenElement === frame.current);
  // What goes with the prices follows a little later: the library walks through all candles for each of its lines that changes.
  const settled = usePaced(candles, studyPause);
  const studied = settled[0] === candles[0] ? settled : candles;
  const studies = useMemo(() => studiesOf(settings.indicators, studied.map(closeOf)), [settings.indicators, studied]);
  const summary = useMemo(() => summaryOf(candles, { terms, format, decimals }), [candles, terms, format, decimals]);
  const { cursor, setCursor, onKeyDown } = useCursor({ count: candles.length, page: 20 });
  const at = cursor ?? candles.length - 1;
  const candle = candles[at];
  const readings = candle
    ? [
        ...readingsOf(candle, { terms, format, decimals }),
        ...studyReadings(studies, Math.min(at, studied.length - 1), (value) => format.price(value.toFixed(decimals), decimals)),
      ]
    : [];
  const toggleFull = useCallback(() => {
    // Refused where the page is embedded without the right to it: then the chart stays as it is.
    const change = document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen();
    change?.catch(() => {});
  }, []);
  // The tools stay as they are while prices move.
  const tools = useMemo(
    () => (
      <div className={toolRow}>
        <CandleTools
          terms={terms}
          intervals={intervals}
          settings={settings}
          onSettings={onSettings}
          onReset={() => picture.current?.reset()}
          onSnapshot={onSnapshot && (() => picture.current?.snapshot().toBlob((blob) => blob && onSnapshot(blob)))}
          isFull={isFull}
          onFull={document.fullscreenEnabled ? toggleFull : undefined}
        />
      </div>
    ),
    [terms, intervals, settings, onSettings, onSnapshot, isFull, toggleFull],
  );
  return (
    <ChartFrame
      ref={frame}
      label={label}
      summary={summary}
      height={isFull ? 'fill' : height}
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
        reading={cursor === null ? '' : spoken(readings)}
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
        height={isFull ? 'fill' : height}
        pictureRef={picture}
        onFailed={() => setTable(true)}
      />
    </ChartFrame>
  );
});

/** Between two drawings of indicators and volume, in ms. */
const studyPause = 250;

const noLines: readonly PriceLine[] = [];
const anyPrice = (price: string): string => price;
const closeOf = (candle: Candle): number => shapeOf(candle).close;

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
