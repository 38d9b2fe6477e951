import { useId, useRef, useState, type FocusEvent } from 'react';
import { EmptyState } from '../EmptyState/EmptyState';
import { keepRowFocus } from '../keepRowFocus';
import { useThrottledSource, useLiveSelector, type LiveSource } from '../live';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bookSides, rateIntervals } from './book';
import type { Book, BookFormat, BookLevel, BookCell, BookSettings, BookSideName, BookTexts } from './book';
import { BookFooter } from './BookFooter';
import { BookSide } from './BookSide';
import { BookSkeleton } from './BookSkeleton';
import { BookTools } from './BookTools';
import { LastPrice } from './LastPrice';
import { book as bookStyle, fixedPart, levels as levelsStyle } from './OrderBook.css';
import { useBookKeys } from './useBookKeys';
import { useLevelCapacity } from './useLevelCapacity';

export interface OrderBookProps {
  /** The book, grouped by `settings.group`; null until it has loaded. Must keep its identity while the grouping is unchanged. */
  source: LiveSource<Book | null>;
  texts: BookTexts;
  format: BookFormat;
  settings: BookSettings;
  onSettings: (settings: BookSettings) => void;
  /** Price level widths to choose from, smallest first. */
  groups: readonly string[];
  /** Number of levels per side; by default as many as fit the available height. */
  rows?: number;
  /** The connection is lost: figures lose their colours. */
  isStale?: boolean;
  /** Called on click, or on Enter at a price. */
  onPickPrice: (level: BookLevel) => void;
  /** Called on click, or on Enter at an amount. */
  onPickAmount?: (level: BookLevel) => void;
}

/** The live order book of a market: figures are written outside React, at the chosen rate, and can be frozen. A table to screen readers, never a live region. */
export function OrderBook({
  source,
  texts,
  format,
  settings,
  onSettings,
  groups,
  rows,
  isStale = false,
  onPickPrice,
  onPickAmount,
}: OrderBookProps) {
  const levels = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [isFrozen, setFrozen] = useState(false);
  const [focus, setFocus] = useState<BookCell | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [hover, setHover] = useState<BookCell | null>(null);

  const book = useThrottledSource(source, levels, { interval: rateIntervals[settings.rate], isPaused: isFrozen });
  const capacity = useLevelCapacity(levels, settings.view, rows);
  const counts = { asks: useCount(book, 'asks', capacity), bids: useCount(book, 'bids', capacity) };
  const sides = bookSides.filter((side) => settings.view === 'both' || settings.view === side);
  const isShown = (cell: BookCell) => sides.includes(cell.side) && cell.index < (counts[cell.side] ?? 0);
  const activeCell = hover ?? (isFocused ? focus : null);
  const first = sides.find((side) => counts[side]);
  const hasLevels = Boolean(counts.bids) || Boolean(counts.asks);
  const isEmpty = counts.bids === 0 && counts.asks === 0;
  const hasLast = useLiveSelector(book, (now) => Boolean(now?.last));
  const start = first ? ({ side: first, index: 0, column: 'price' } as const) : null;
  const onKeyDown = useBookKeys({ book, format, focusedCell: focus, onFreeze: () => setFrozen(!isFrozen) });

  const onFocus = (cell: BookCell) => {
    setFocus(cell);
    setFocused(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const last = (
    <div key="last" className={fixedPart}>
      <LastPrice book={book} format={format} />
    </div>
  );
  const tables = sides.map((side) => (
    <BookSide
      key={side}
      side={side}
      book={book}
      capacity={capacity}
      count={counts[side] ?? 0}
      hasHead={side === sides[0]}
      texts={texts}
      format={format}
      tabStop={focus && isShown(focus) ? focus : start}
      onFocus={onFocus}
      onHover={setHover}
      onPickPrice={onPickPrice}
      onPickAmount={onPickAmount}
    />
  ));

  return (
    <div ref={keepRowFocus} data-stale={isStale || undefined} className={bookStyle}>
      <BookTools
        texts={texts}
        format={format}
        settings={settings}
        onSettings={onSettings}
        groups={groups}
        isFrozen={isFrozen}
        onFrozen={setFrozen}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keydown events of the buttons inside */}
      <div
        ref={levels}
        role="group"
        aria-label={texts.label}
        aria-describedby={keys}
        aria-busy={counts.bids === null}
        className={levelsStyle}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {counts.bids === null && <BookSkeleton rows={capacity * sides.length} />}
        {isEmpty && hasLast && last}
        {isEmpty && <EmptyState text={texts.empty} picture="chart" density="compact" />}
        {hasLevels && (settings.view === 'bids' ? [last, ...tables] : [tables[0], last, ...tables.slice(1)])}
        <VisuallyHidden>
          <span id={keys}>{texts.keys}</span>
        </VisuallyHidden>
      </div>
      <div className={fixedPart}>
        <BookFooter
          book={book}
          texts={texts}
          format={format}
          activeCell={activeCell && isShown(activeCell) ? activeCell : null}
          isStale={isStale}
          isFrozen={isFrozen}
        />
      </div>
    </div>
  );
}

/** Number of levels shown of a side; null until the book has loaded. */
const useCount = (book: LiveSource<Book | null>, side: BookSideName, capacity: number): number | null =>
  useLiveSelector(book, (now) => now && Math.min(capacity, now[side].length));
