import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { usePaced, useTaken, useWritten, type LiveSource } from '../live';
import type { BookRate } from '../OrderBook/book';
import { BookSkeleton } from '../OrderBook/BookSkeleton';
import { surfaces } from '../Table/surface.css';
import { frame, head, held, list, table } from './TradeList.css';
import { bindTrades, type Trade, type TradeFormat } from './trades';

export interface TradeListTexts {
  /** Accessible name: "Latest trades". */
  readonly label: string;
  /** Headers, with the coins in which they count. */
  readonly price: string;
  readonly amount: string;
  readonly time: string;
  readonly empty: string;
  /** Shown while the list stands still because it is being read: "Paused". */
  readonly held: string;
}

export interface TradeListProps {
  /** Newest first; null until they have come. */
  source: LiveSource<readonly Trade[] | null>;
  texts: TradeListTexts;
  format: TradeFormat;
  /** Called with a trade whose price is pressed; without it prices are only read. */
  onPick?: (trade: Trade) => void;
  /** Updates a second. */
  rate?: BookRate;
  /** Stands still until it is let go. */
  isFrozen?: boolean;
  /** Trades that are kept, 100 at most. */
  rows?: number;
  /** The connection is lost: figures lose their colours. */
  isStale?: boolean;
  /** The background the list is on. */
  surface?: keyof typeof surfaces;
}

const maxRows = 100;
const skeletonRows = 8;
/** The latest trades of a market, written past React. It stands still under the pointer, with the focus and while scrolled, and catches up afterwards. */
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
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const isHeld = isFrozen || isHovered || isFocused || isScrolled;
  const trades = usePaced(source, root, { interval: intervals[rate], isPaused: isHeld });
  const state = useTaken(trades, (now) => (now === null ? 'loading' : now.length === 0 ? 'empty' : 'filled'));
  const hasTrades = state === 'filled';
  const bind = useCallback(() => {
    if (!body.current || !hasTrades) return undefined;
    const element = body.current;
    element.replaceChildren();
    const write = bindTrades(element, format, onPick);
    return (now: readonly Trade[] | null) => write(now?.slice(0, Math.min(rows, maxRows)) ?? []);
  }, [format, onPick, rows, hasTrades]);
  useWritten(trades, bind);

  return (
    <div ref={root} data-stale={isStale || undefined} className={`${list} ${surfaces[surface]}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices that it is being read, and moves between the prices that can be picked */}
      <div
        role="group"
        aria-label={texts.label}
        aria-busy={state === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard, and stands still while it has the focus
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
          <table aria-label={texts.label} className={table}>
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
      </div>
      {isHeld && hasTrades && <span className={held}>{texts.held}</span>}
    </div>
  );
}

/** Least time between two updates, in ms. */
const intervals: Readonly<Record<BookRate, number>> = { '10': 100, '4': 250, '1': 1_000 };

/** Arrows, Home and End move between the prices of a list. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target } = event;
  const prices = [...currentTarget.querySelectorAll<HTMLElement>('tbody button')];
  const at = prices.findIndex((price) => price === target);
  const next = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: prices.length - 1 }[key];
  if (next === undefined) return;
  prices[Math.min(next, prices.length - 1)]?.focus();
  event.preventDefault();
}
