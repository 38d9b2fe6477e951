import { useCallback, useRef } from 'react';
import { textNodeOf, useLiveSelector, useLiveWriter, type LiveSource } from '../live';
import { levelAt, type Book, type BookFormat, type BookCell, type BookSideName, type BookTexts } from './book';
import { footer, half, note, share, shares, sum, sums, sumName, track } from './BookFooter.css';

export interface BookFooterProps {
  book: LiveSource<Book | null>;
  texts: BookTexts;
  format: BookFormat;
  /** The active level: under the pointer or with the focus. */
  activeCell: BookCell | null;
  isStale: boolean;
  isFrozen: boolean;
}

/** The footer of a book: the sums of trading up to the active level, otherwise why the book is not updating, or the shares of bids and asks. */
export function BookFooter({ book, texts, format, activeCell, isStale, isFrozen }: BookFooterProps) {
  const hasShares = useLiveSelector(book, (now) => Boolean(now?.shares));
  return (
    <div className={footer}>
      {activeCell ? (
        <Sums book={book} names={texts.sums} format={format} cell={activeCell} />
      ) : isStale || isFrozen ? (
        <p className={note}>{isStale ? texts.stale : texts.frozen}</p>
      ) : (
        hasShares && <Shares book={book} texts={texts} format={format} />
      )}
    </div>
  );
}

const sumNames = ['average', 'amount', 'turnover'] as const;

interface SumsProps extends Pick<BookFooterProps, 'book' | 'format'> {
  names: BookTexts['sums'];
  cell: BookCell;
}

function Sums({ book, names, format, cell }: SumsProps) {
  const list = useRef<HTMLDListElement>(null);
  const bind = useCallback(() => {
    const values = [...(list.current?.querySelectorAll('dd') ?? [])].map(textNodeOf);
    return (now: Book | null) => {
      const level = levelAt(now, cell);
      if (!level) return;
      const sums = format.sums(level);
      sumNames.forEach((name, index) => {
        const text = values[index];
        if (text && text.data !== sums[name]) text.data = sums[name];
      });
    };
  }, [format, cell]);
  useLiveWriter(book, bind);
  return (
    <dl ref={list} className={sums}>
      {sumNames.map((name) => (
        <div key={name} className={sum}>
          <dt className={sumName}>{names[name]}</dt>
          <dd />
        </div>
      ))}
    </dl>
  );
}

function Shares({ book, texts, format }: Pick<BookFooterProps, 'book' | 'texts' | 'format'>) {
  const root = useRef<HTMLDivElement>(null);
  const bind = useCallback(() => {
    const parts = (['bids', 'asks'] as const).map((side) => ({
      side,
      text: textNodeOf(root.current?.querySelector(`[data-side="${side}"] > span`)),
      bar: root.current?.querySelector<HTMLElement>(`[data-bar="${side}"]`),
    }));
    return (now: Book | null) => {
      for (const { side, text, bar } of parts) {
        const value = now?.shares?.[side];
        const words = value === undefined ? text.data : format.share(value);
        if (value === undefined || text.data === words) continue;
        text.data = words;
        if (bar) bar.style.flexGrow = value;
      }
    };
  }, [format]);
  useLiveWriter(book, bind);
  const name = (side: BookSideName) => (
    <span data-side={side} className={half({ side })}>
      {texts[side]} <span />
    </span>
  );
  return (
    <div ref={root} className={shares}>
      {name('bids')}
      <span aria-hidden className={track}>
        <span data-bar="bids" className={share({ side: 'bids' })} />
        <span data-bar="asks" className={share({ side: 'asks' })} />
      </span>
      {name('asks')}
    </div>
  );
}
