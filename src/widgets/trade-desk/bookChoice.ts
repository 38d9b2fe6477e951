import { oneOf } from '@/shared/lib/oneOf';
import { bookRates, bookViews, type BookSettings } from '@/ui/OrderBook/book';

/** Reads how the book was looked at last, as `writeBook` wrote it. The width of its levels may be none of the present pair. */
export function readBook(text = ''): BookSettings {
  const stored = new URLSearchParams(text);
  return {
    view: oneOf(bookViews, stored.get('view'), 'both'),
    rate: oneOf(bookRates, stored.get('rate'), '10'),
    group: stored.get('group') ?? '',
  };
}

/** How the book is looked at, as it is stored. */
export const writeBook = ({ view, rate, group }: BookSettings): string => new URLSearchParams({ view, rate, group }).toString();
