import type { KeyboardEvent } from 'react';
import { useAnnouncer } from '../Announcer/announcer';
import type { LiveSource } from '../live';
import { levelAt, type Book, type BookFormat, type BookCell } from './book';

export interface BookKeys {
  book: LiveSource<Book | null>;
  format: BookFormat;
  /** The figure with the focus. */
  focusedCell: BookCell | null;
  onFreeze: () => void;
}

/** The keys of a book: arrows, Home and End move between its figures, R reads out the best prices, F freezes. Enter picks, as on any button. */
export function useBookKeys({ book, format, focusedCell, onFreeze }: BookKeys) {
  const { assertive } = useAnnouncer();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    const next = nextFigure(key, currentTarget, target);
    const now = book.read();
    if (next) next.focus();
    else if (key.toLowerCase() === 'r' && now) assertive(format.summary(now, levelAt(now, focusedCell)));
    else if (key.toLowerCase() === 'f') onFreeze();
    else return;
    event.preventDefault();
  };
}

/** The figure that a key moves to: up and down within a column of both tables, left and right within a row. */
function nextFigure(key: string, book: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const column = [...book.querySelectorAll<HTMLElement>(`[data-column="${from.dataset.column}"]`)];
  const beside = (name: string) => from.closest('tr')?.querySelector<HTMLElement>(`[data-column="${name}"]`) ?? undefined;
  const index = column.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return column[index + 1] ?? from;
    case 'ArrowUp':
      return column[index - 1] ?? from;
    case 'Home':
      return column[0];
    case 'End':
      return column.at(-1);
    case 'ArrowLeft':
      return beside('price');
    case 'ArrowRight':
      return beside('amount') ?? from;
    default:
      return undefined;
  }
}
