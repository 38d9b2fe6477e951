import { AreaSeries, CandlestickSeries, createChartEx, HistogramSeries, LineSeries, LineStyle, PriceScaleMode } from 'lightweight-charts';
import type { IChartApiBase, IPriceLine, ISeriesApi, SeriesDataItemTypeMap, SeriesType } from 'lightweight-charts';
import type { ChartFormat } from '../ChartFrame/chart';
import { toChartNumber } from '../ChartFrame/toChartNumber';
import { ohlcvOf, trendOf } from './candle';
import type { Candle } from './candle';
import type { Colors } from './colors';
import { chartOptions } from './chartOptions';
import type { PriceLine } from './priceLine';
import type { ChartSettings, Study, StudyLine } from './studies';
import { timeOf, zonedScale } from './zonedTime';

export interface CandleRendererOptions {
  readonly host: HTMLElement;
  readonly format: ChartFormat;
  readonly decimals: number;
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly colors: Colors;
  readonly settings: ChartSettings;
  /** Disables kinetic scrolling, for users who prefer reduced motion. */
  readonly isMotionReduced: boolean;
  /** Called with the index of the candle under the pointer, or null if there is none. */
  readonly onCrosshairMove: (index: number | null) => void;
  /** Called when prices may have moved to other heights. */
  readonly onRescale: () => void;
}

/** The first and last visible candle, as fractional indices. */
export interface VisibleRange {
  readonly from: number;
  readonly to: number;
}

export type CandleRenderer = ReturnType<typeof createCandleRenderer>;

/** A series of the library, with functions that draw it completely or from one index. */
interface Layer {
  readonly fill: () => void;
  readonly update: (index: number) => void;
}

/** Draws candles with the charting library, with fixed settings; throws if there is no canvas. */
export function createCandleRenderer({
  host,
  format,
  decimals,
  locale,
  colors,
  settings,
  isMotionReduced,
  onCrosshairMove,
  onRescale,
}: CandleRendererOptions) {
  let candles: readonly Candle[] = [];
  let studies: readonly Study[] = [];
  let secondaryLayers: readonly Layer[] = [];
  let secondaryCount = 0;
  let pointerIndex: number | null = null;
  /** The library throws in a later frame if a removed chart is accessed. */
  let isGone = false;
  const priceLines = new Map<string, IPriceLine>();
  const { fontFamily, fontSize } = getComputedStyle(host);
  const font = { family: fontFamily, size: Number.parseInt(fontSize, 10) };
  const chart: IChartApiBase = createChartEx(
    host,
    new (zonedScale(format.zone))(),
    chartOptions({ colors, format, locale, font, isMotionReduced }),
  );
  const timeAt = (index: number) => timeOf(candles[index]?.instant ?? 0);
  const ohlcvAt = (index: number) => ohlcvOf(candles[index] ?? emptyCandle);
  const priceFormat = {
    type: 'custom',
    base: 10 ** decimals,
    minMove: 10 ** -decimals,
    formatter: (price: number) => format.price(price.toFixed(decimals), decimals),
  } as const;
  const { series, layer: main } = mainSeries();
  series.attachPrimitive({ updateAllViews: onRescale });
  series.priceScale().applyOptions({ mode: settings.scale === 'log' ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal });
  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    // Ignore moves that the library makes by itself, such as following a cursor that was set.
    if (logical !== undefined && !sourceEvent) return;
    pointerIndex = logical !== undefined && candles[logical] ? logical : null;
    onCrosshairMove(pointerIndex);
  });

  return {
    /** Draws only what has changed: new candles or a changed last one incrementally, anything else as a whole; volume and indicators with new studies only. */
    draw(next: readonly Candle[], nextStudies: readonly Study[]): void {
      if (isGone) return;
      const tail = candles.length - 1;
      const isTailOnly = tail > 0 && next.length > tail && next[0] === candles[0] && next[tail - 1] === candles[tail - 1];
      const hasNewStudies = nextStudies !== studies;
      candles = next;
      studies = nextStudies;
      drawLayer(main, isTailOnly ? tail : null);
      if (isTailOnly && !hasNewStudies) return;
      if (secondaryLayers.length === 0) secondaryLayers = createSecondaryLayers();
      for (const layer of secondaryLayers) drawLayer(layer, isTailOnly && secondaryCount > 0 ? secondaryCount - 1 : null);
      secondaryCount = next.length;
    },
    setLines(lines: readonly PriceLine[]): void {
      if (isGone) return;
      for (const [id, line] of priceLines) {
        if (lines.some((other) => other.id === id)) continue;
        series.removePriceLine(line);
        priceLines.delete(id);
      }
      for (const { id, price, tone } of lines) {
        const lineOptions = {
          price: toChartNumber(price),
          color: colors[tone],
          axisLabelColor: colors[tone],
          axisLabelTextColor: colors.surface,
        };
        const existing = priceLines.get(id);
        if (existing) existing.applyOptions(lineOptions);
        else priceLines.set(id, series.createPriceLine({ ...lineOptions, lineWidth: 1, lineStyle: LineStyle.Dashed, title: '' }));
      }
    },
    /** Moves the crosshair to a candle and scrolls it into view, unless the pointer is there already; null hides the crosshair. */
    setCursor(index: number | null): void {
      if (isGone || (index === pointerIndex && index !== null)) return;
      pointerIndex = null;
      if (index === null) return chart.clearCrosshairPosition();
      const { from, to } = chart.timeScale().getVisibleLogicalRange() ?? { from: index, to: index };
      const shift = Math.min(index - 1 - from, 0) + Math.max(index + 1 - to, 0);
      if (shift) chart.timeScale().setVisibleLogicalRange({ from: from + shift, to: to + shift });
      chart.setCrosshairPosition(ohlcvAt(index).close, timeAt(index), series);
    },
    /** The price at a height of the picture in px; null if there is none. */
    priceAt: (y: number): number | null => (isGone ? null : series.coordinateToPrice(y)),
    /** The height of a price in px; null if the price is out of view. */
    yOf: (price: string): number | null => {
      if (isGone) return null;
      const y = series.priceToCoordinate(toChartNumber(price));
      return y === null || y < 0 || y > (chart.panes()[0]?.getHeight() ?? 0) ? null : y;
    },
    /** The width of the plot in px, without the price scale. */
    plotWidth: (): number => (isGone ? 0 : chart.timeScale().width()),
    /** Shows the newest candles at the default width, with the full range of their prices. */
    reset(): void {
      if (isGone) return;
      chart.timeScale().resetTimeScale();
      series.priceScale().setAutoScale(true);
    },
    range: (): VisibleRange | null => (isGone ? null : chart.timeScale().getVisibleLogicalRange()),
    show(range: VisibleRange): void {
      if (!isGone) chart.timeScale().setVisibleLogicalRange(range);
    },
    snapshot: (): HTMLCanvasElement => withBackground(chart.takeScreenshot(true, false), colors.surface),
    remove(): void {
      isGone = true;
      chart.remove();
    },
  };

  function mainSeries() {
    const common = { priceFormat };
    if (settings.kind === 'line') {
      const line = chart.addSeries(LineSeries, { ...common, color: colors.accent, lineWidth: 2 });
      return { series: line, layer: layerOf(line, closeAt) };
    }
    if (settings.kind === 'area') {
      const fill = { topColor: withOpacity(colors.accent, '33'), bottomColor: withOpacity(colors.accent, '00') };
      const area = chart.addSeries(AreaSeries, { ...common, ...fill, lineColor: colors.accent, lineWidth: 2 });
      return { series: area, layer: layerOf(area, closeAt) };
    }
    const { rise, fall } = colors;
    const options = { upColor: rise, wickUpColor: rise, borderUpColor: rise, downColor: fall, wickDownColor: fall, borderDownColor: fall };
    const bars = chart.addSeries(CandlestickSeries, { ...common, ...options });
    return { series: bars, layer: layerOf(bars, (index) => ({ time: timeAt(index), ...ohlcvAt(index) })) };
  }

  function closeAt(index: number) {
    return { time: timeAt(index), value: ohlcvAt(index).close };
  }

  /** Draws a layer from an index on, or completely if it is null. */
  function drawLayer(layer: Layer, from: number | null): void {
    if (from === null) layer.fill();
    else for (let index = from; index < candles.length; index++) layer.update(index);
  }

  /** All layers besides the prices: overlays in the first pane; volume and the other indicators in one pane each below. */
  function createSecondaryLayers(): readonly Layer[] {
    let panes = 1;
    const volume = settings.hasVolume ? [volumeLayer(panes++)] : [];
    const lines = studies.flatMap((study, studyIndex) => {
      const pane = study.isBelow ? panes++ : 0;
      return study.lines.map((_, line) => studyLayer(studyIndex, line, pane));
    });
    for (const [index, pane] of chart.panes().entries()) pane.setStretchFactor(index === 0 ? 4 : 1);
    return [...volume, ...lines];
  }

  function volumeLayer(pane: number): Layer {
    const volumeFormat = { type: 'custom', minMove: 0.01, formatter: (volume: number) => format.compact(volume.toFixed(2)) } as const;
    const bars = chart.addSeries(HistogramSeries, { priceFormat: volumeFormat, priceLineVisible: false, lastValueVisible: false }, pane);
    const fadedColors = { rise: withOpacity(colors.rise, '80'), fall: withOpacity(colors.fall, '80'), flat: colors.flat };
    return layerOf(bars, (index) => {
      const candle = candles[index] ?? emptyCandle;
      return { time: timeAt(index), value: ohlcvOf(candle).volume, color: fadedColors[trendOf(candle)] };
    });
  }

  function studyLayer(studyIndex: number, line: number, pane: number): Layer {
    const currentLine = (): StudyLine | undefined => studies[studyIndex]?.lines[line];
    const { tone = 'first', isBars = false } = currentLine() ?? {};
    const options = { priceFormat, color: colors[tone], priceLineVisible: false, lastValueVisible: false, crosshairMarkerVisible: false };
    const valueAt = (index: number) => {
      const value = currentLine()?.values[index] ?? null;
      const time = timeAt(index);
      if (value === null) return { time };
      return isBars ? { time, value, color: withOpacity(value < 0 ? colors.fall : colors.rise, '80') } : { time, value };
    };
    return isBars
      ? layerOf(chart.addSeries(HistogramSeries, options, pane), valueAt)
      : layerOf(chart.addSeries(LineSeries, { ...options, lineWidth: 1 }, pane), valueAt);
  }

  function layerOf<Type extends SeriesType>(api: ISeriesApi<Type>, valueAt: (index: number) => SeriesDataItemTypeMap[Type]): Layer {
    return { fill: () => api.setData(candles.map((_, index) => valueAt(index))), update: (index) => api.update(valueAt(index)) };
  }
}

const emptyCandle: Candle = { instant: 0, open: '0', high: '0', low: '0', close: '0', volume: '0' };

/** An eight-digit hex colour with another opacity. */
const withOpacity = (color: string, opacity: string): string => color.slice(0, 7) + opacity;

/** Draws a picture on a solid background; on the page it is transparent. */
function withBackground(picture: HTMLCanvasElement, color: string): HTMLCanvasElement {
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0);
  return canvas;
}
