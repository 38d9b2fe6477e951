import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { useThrottledSource, useLiveSelector, useLiveWriter, type LiveSource } from '../live';
import type { BookRate } from '../OrderBook/book';
import { BookSkeleton } from '../OrderBook/BookSkeleton';
import { surfaces } from '../Table/surface.css';
import { textScale, pxToRem } from '../textScale';
import { frame, head, pausedNote, list, amountNameLengthProperty, rowHeight, table } from './TradeList.css';
import { bindTrades, type Trade, type TradeFormat } from './trades';

export interface TradeListTexts {
  /** Accessible name: "Latest trades". */
  readonly label: string;
  /** Column headers; price and amount name their coin. */
  readonly price: string;
  readonly amount: string;
  readonly time: string;
  readonly empty: string;
  /** Shown while updates are paused: "Paused". */
  readonly paused: string;
}

export interface TradeListProps {
  /** Newest first; null until loaded. */
  source: LiveSource<readonly Trade[] | null>;
  texts: TradeListTexts;
  format: TradeFormat;
  /** Called with the trade whose price is pressed; without it prices are not interactive. */
  onPick?: (trade: Trade) => void;
  /** Updates per second. */
  rate?: BookRate;
  /** Pauses updates. */
  isFrozen?: boolean;
  /** Number of trades listed, at most 100. */
  rows?: number;
  /** The connection is lost: figures lose their colours. */
  isStale?: boolean;
  /** The background the list is on. */
  surface?: keyof typeof surfaces;
}

const maxRows = 100;
const skeletonRows = 8;
/** The latest trades of a market, written outside React. Updates pause while the list is hovered, focused or scrolled, and catch up afterwards. */
export function TradeList({
  source,
  texts,
  format,
  onPick,
  rate = '10',
  isFrozen = false,
  rows = maxRows,
  isStale = false,
  surface = 'surface',
}: TradeListProps) {
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const isPaused = isFrozen || isHovered || isFocused || isScrolled;
  const trades = useThrottledSource(source, root, { interval: intervals[rate], isPaused });
  const state = useLiveSelector(trades, (latest) => (latest === null ? 'loading' : latest.length === 0 ? 'empty' : 'filled'));
  const hasTrades = state === 'filled';
  const rowsInView = useRowsInSight(root);
  const amountNameLengthStyle: Record<string, string> = { [amountNameLengthProperty]: String(texts.amount.length) };
  const shown = useRef(maxRows);
  const write = useRef<(latest: readonly Trade[] | null) => void>(undefined);
  const bind = useCallback(() => {
    if (!body.current || !hasTrades) return undefined;
    const [element, spacerElement] = [body.current, spacer.current];
    element.replaceChildren();
    const writeRows = bindTrades(element, format, onPick);
    let height = 0;
    write.current = (latest) => {
      const recent = latest?.slice(0, Math.min(rows, maxRows)) ?? [];
      writeRows(recent.slice(0, shown.current));
      const spacerHeight = Math.max(0, recent.length - shown.current) * rowHeight;
      if (spacerHeight !== height && spacerElement) spacerElement.style.blockSize = pxToRem(spacerHeight);
      height = spacerHeight;
    };
    return write.current;
  }, [format, onPick, rows, hasTrades]);
  useLiveWriter(trades, bind);
  // Each new trade moves all rows below it, so rows out of view are written only while the list is paused.
  useLayoutEffect(() => {
    shown.current = isPaused ? maxRows : rowsInView;
    write.current?.(trades.read());
  }, [isPaused, rowsInView, trades]);

  return (
    <div ref={root} data-stale={isStale || undefined} className={`${list} ${surfaces[surface]}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- detects that it is being read, and moves the focus between the prices */}
      <div
        role="group"
        aria-label={texts.label}
        aria-busy={state === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard, and pauses while it has the focus
        tabIndex={0}
        className={frame}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onPick && moveFocus}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {state === 'loading' && <BookSkeleton rows={skeletonRows} />}
        {state === 'empty' && <EmptyState text={texts.empty} density="compact" />}
        {hasTrades && (
          <table aria-label={texts.label} className={table} style={amountNameLengthStyle}>
            <thead>
              <tr>
                {[texts.price, texts.amount, texts.time].map((header) => (
                  <th key={header} scope="col" className={head}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} />
          </table>
        )}
        <div ref={spacer} />
      </div>
      {isPaused && hasTrades && <span className={pausedNote}>{texts.paused}</span>}
    </div>
  );
}

/** Minimum time between two updates, in ms. */
const intervals: Readonly<Record<BookRate, number>> = { '10': 100, '4': 250, '1': 1_000 };

/** The number of rows in view, including a partly visible one; all rows until the height is known. */
function useRowsInSight(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(maxRows);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height > 0) setCount(Math.ceil(height / (rowHeight * textScale())));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return count;
}

/** Arrows, Home and End move between the prices of a list. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target } = event;
  const prices = [...currentTarget.querySelectorAll<HTMLElement>('tbody button')];
  const index = prices.findIndex((price) => price === target);
  const next = { ArrowDown: index + 1, ArrowUp: Math.max(index - 1, 0), Home: 0, End: prices.length - 1 }[key];
  if (next === undefined) return;
  prices[Math.min(next, prices.length - 1)]?.focus();
  event.preventDefault();
}
