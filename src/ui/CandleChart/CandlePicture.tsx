import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { media } from '@tokens/media';
import type { ChartFormat } from '../ChartFrame/chart';
import { useAnnouncedReading } from '../ChartFrame/cursor';
import type { useCursor } from '../ChartFrame/cursor';
import type { Candle } from './candle';
import { area, cursor as cursorStyle, host as hostStyle, swatchColor } from './CandleChart.css';
import { colorRoles, onColorsChanged, readColors } from './colors';
import type { Colors } from './colors';
import type { CandleRenderer, VisibleRange } from './candleRenderer';
import type { PriceLine } from './priceLine';
import { PriceMarks } from './PriceMarks';
import type { Draft, PriceMarksProps } from './PriceMarks';
import type { ChartSettings, Study } from './studies';

export interface CandlePictureProps extends Pick<ReturnType<typeof useCursor>, 'cursor' | 'setCursor' | 'onKeyDown'> {
  /** Accessible name of the cursor. */
  label: string;
  /** The candle at the cursor, as read by screen readers; empty while there is no cursor. */
  reading: string;
  candles: readonly Candle[];
  studies: readonly Study[];
  settings: ChartSettings;
  format: ChartFormat;
  decimals: number;
  lines: readonly PriceLine[];
  lineLabels: { readonly list: string; readonly hint: string };
  stepPrice: PriceMarksProps['stepPrice'];
  /** Called when the context menu is requested at a price: that under the pointer, or by keyboard the close of the candle at the cursor. */
  onPriceMenu?: (price: string) => void;
  height: 'content' | 'fill';
  /** Set to the renderer while there is one. */
  rendererRef: RefObject<CandleRenderer | null>;
  /** Called if the charting library fails to load or cannot draw. */
  onFailed: () => void;
}

/** The drawn part of a candle chart with its cursor and price lines; loads the charting library when it is first shown. */
export function CandlePicture({
  label,
  reading,
  candles,
  studies,
  settings,
  format,
  decimals,
  lines,
  lineLabels,
  stepPrice,
  cursor,
  setCursor,
  onKeyDown,
  onPriceMenu,
  height,
  rendererRef,
  onFailed,
}: CandlePictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const swatches = useRef<HTMLDivElement>(null);
  const range = useRef<VisibleRange | null>(null);
  const repositionMarks = useRef(() => {});
  const latest = useRef({ format, setCursor, onFailed });
  const [renderer, setRenderer] = useState<CandleRenderer | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const colors = useColors(swatches, onFailed);
  const { locale } = useLocale();
  const { zone } = format;
  const announcedReading = useAnnouncedReading(reading);
  useLayoutEffect(() => {
    latest.current = { format, setCursor, onFailed };
  });

  useEffect(() => {
    const element = host.current;
    if (!element || !colors) return undefined;
    let created: CandleRenderer | null = null;
    let isGone = false;
    const create = async () => {
      // A canvas is not redrawn when a font loads.
      const [{ createCandleRenderer }] = await Promise.all([import('./candleRenderer'), document.fonts.ready]);
      if (isGone) return;
      created = createCandleRenderer({
        host: element,
        format: latest.current.format,
        decimals,
        locale,
        colors,
        settings,
        isMotionReduced: window.matchMedia(media.reducedMotion).matches,
        onCrosshairMove: (index) => latest.current.setCursor(index),
        onRescale: () => repositionMarks.current(),
      });
      setRenderer(created);
    };
    create().catch(() => isGone || latest.current.onFailed());
    return () => {
      isGone = true;
      range.current = created?.range() ?? range.current;
      created?.remove();
      setRenderer(null);
    };
  }, [colors, settings, decimals, locale, zone]);

  useEffect(() => {
    if (!renderer || candles.length === 0) return;
    renderer.draw(candles, studies);
    if (range.current) renderer.show(range.current);
    range.current = null;
  }, [renderer, candles, studies]);
  useEffect(
    () => renderer?.setLines(lines.map((line) => (line.id === draft?.id ? { ...line, price: draft.price } : line))),
    [renderer, lines, draft],
  );
  useEffect(() => renderer?.setCursor(cursor), [renderer, cursor, candles.length]);
  useEffect(() => {
    rendererRef.current = renderer;
  }, [rendererRef, renderer]);

  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    const { currentTarget, target, clientY } = event;
    // The keyboard targets the cursor element; the pointer reaches through it to the picture.
    const isByKey = target instanceof HTMLElement && target.role === 'slider';
    const price = isByKey
      ? candles[cursor ?? candles.length - 1]?.close
      : renderer?.priceAt(clientY - currentTarget.getBoundingClientRect().top)?.toFixed(decimals);
    if (!onPriceMenu || price === undefined) return;
    event.preventDefault();
    onPriceMenu(stepPrice(price, 0));
  };

  return (
    <div className={area({ height })} onContextMenu={onContextMenu}>
      <div ref={swatches} hidden>
        {colorRoles.map((name) => (
          <span key={name} data-ink={name} className={swatchColor[name]} />
        ))}
      </div>
      <div ref={host} aria-hidden className={hostStyle} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(candles.length - 1, 0)}
        aria-valuenow={cursor ?? Math.max(candles.length - 1, 0)}
        aria-valuetext={announcedReading}
        className={cursorStyle}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
      />
      {renderer && lines.length > 0 && (
        <PriceMarks
          label={lineLabels.list}
          hint={lineLabels.hint}
          lines={lines}
          draft={draft}
          onDraft={setDraft}
          stepPrice={stepPrice}
          formatPrice={(price) => format.price(price, decimals)}
          priceAt={(y) => renderer.priceAt(y)?.toFixed(decimals) ?? null}
          yOf={renderer.yOf}
          plotWidth={renderer.plotWidth}
          onRepositionReady={(reposition) => (repositionMarks.current = reposition)}
        />
      )}
    </div>
  );
}

/** The colours of the active theme, read again when it changes; null before the first reading. */
function useColors(swatches: RefObject<HTMLElement | null>, onFailed: () => void): Colors | null {
  const [colors, setColors] = useState<Colors | null>(null);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const read = () => {
      const next = swatches.current && readColors(swatches.current);
      if (next) setColors((current) => (current && colorRoles.every((name) => current[name] === next[name]) ? current : next));
      else failed();
      return next !== null;
    };
    return read() ? onColorsChanged(read) : undefined;
  }, [swatches]);
  return colors;
}
