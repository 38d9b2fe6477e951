import { useCallback, useRef, type PointerEvent } from 'react';
import { useLiveWriter, type LiveSource } from '../live';
import { pxToRem } from '../textScale';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { Book, BookFormat, BookLevel, BookCell, BookSideName, BookTexts } from './book';
import { bindLevels, largestShare } from './levels';
import { bar, cell, column as columnStyle, figure, figureButton, head, levelHeight, none, noneCell, row, table } from './BookSide.css';

export interface BookSideProps {
  side: BookSideName;
  book: LiveSource<Book | null>;
  /** Number of levels that fit. */
  capacity: number;
  /** Number of existing levels, up to `capacity`. */
  count: number;
  /** False if the table above has the same columns; screen readers still read the headers. */
  hasHead: boolean;
  texts: BookTexts;
  format: BookFormat;
  /** The figure that is the tab stop. */
  tabStop: BookCell | null;
  onFocus: (place: BookCell) => void;
  onHover: (place: BookCell | null) => void;
  onPickPrice: (level: BookLevel) => void;
  onPickAmount?: (level: BookLevel) => void;
}

/** One side of an order book as a table; rows stay in place while their figures change. Asks are listed in reverse, so that the best prices meet. */
export function BookSide({
  side,
  book,
  capacity,
  count,
  hasHead,
  texts,
  format,
  tabStop,
  onFocus,
  onHover,
  onPickPrice,
  onPickAmount,
}: BookSideProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const pressed = useRef<BookLevel>(undefined);
  const write = useCallback(() => {
    if (!body.current || count === 0) return undefined;
    const writeLevels = bindLevels(body.current, side, format, texts.own);
    return (now: Book | null) => now && writeLevels(now[side], largestShare(now, capacity));
  }, [side, count, capacity, format, texts.own]);
  useLiveWriter(book, write);

  const levels = Array.from({ length: count }, (_, index) => index);
  const level = (index: number) => book.read()?.[side][index];
  /** The price under the pointer may change between press and release: the pressed one counts. */
  const pickHandlers = (index: number, pick: (level: BookLevel) => void) => ({
    onPointerDown: () => {
      pressed.current = level(index);
    },
    onClick: ({ detail }: { detail: number }) => {
      const picked = detail > 0 ? (pressed.current ?? level(index)) : level(index);
      if (picked) pick(picked);
    },
  });
  const renderPickButton = (index: number, column: BookCell['column'], pick: (level: BookLevel) => void) => (
    <button
      type="button"
      data-column={column}
      tabIndex={tabStop?.side === side && tabStop.index === index && tabStop.column === column ? 0 : -1}
      className={figureButton({ side, column })}
      onFocus={() => onFocus({ side, index, column })}
      {...pickHandlers(index, pick)}
    >
      <span data-part={column} className={figure} />
    </button>
  );
  /** Keeps the last price in place when a side has few levels. */
  const missing = capacity - Math.max(count, 1);
  const filler = missing > 0 && (
    <tr key="filler" aria-hidden>
      <td colSpan={3} style={{ blockSize: pxToRem(missing * levelHeight) }} />
    </tr>
  );

  return (
    <table aria-label={texts[side]} className={table} onPointerLeave={() => onHover(null)}>
      <thead>
        <tr>
          {(['price', 'amount', 'total'] as const).map((column) => (
            <th key={column} scope="col" className={`${columnStyle[column]} ${hasHead ? head({ column }) : ''}`}>
              {hasHead ? texts[column] : <VisuallyHidden>{texts[column]}</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {side === 'asks' && filler}
        {count === 0 && (
          <tr>
            <td colSpan={3} className={noneCell}>
              <span className={none}>{side === 'bids' ? texts.noBids : texts.noAsks}</span>
            </td>
          </tr>
        )}
        {(side === 'asks' ? levels.toReversed() : levels).map((index) => (
          <tr
            key={index}
            data-level={index}
            className={row({ side })}
            onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && onHover({ side, index, column: 'price' })}
          >
            <th scope="row" className={cell({ column: 'price' })}>
              <span data-part="bar" className={bar({ side })} />
              {renderPickButton(index, 'price', onPickPrice)}
              <VisuallyHidden>
                <span data-part="own" />
              </VisuallyHidden>
            </th>
            <td className={cell({ column: 'amount' })}>
              {onPickAmount ? renderPickButton(index, 'amount', onPickAmount) : <span data-part="amount" className={figure} />}
            </td>
            <td className={cell({ column: 'total' })}>
              <span data-part="total" className={figure} />
            </td>
          </tr>
        ))}
        {side === 'bids' && filler}
      </tbody>
    </table>
  );
}
