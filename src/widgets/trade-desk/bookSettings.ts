import { oneOf } from '@/shared/lib/oneOf';
import { bookRates, bookViews, type BookSettings } from '@/ui/OrderBook/book';

/** Reads the stored book settings written by `writeBookSettings`. The grouping may not be available for the current pair. */
export function readBookSettings(text = ''): BookSettings {
  const stored = new URLSearchParams(text);
  return {
    view: oneOf(bookViews, stored.get('view'), 'both'),
    rate: oneOf(bookRates, stored.get('rate'), '10'),
    group: stored.get('group') ?? '',
  };
}

/** Serialises the book settings for storage. */
export const writeBookSettings = ({ view, rate, group }: BookSettings): string => new URLSearchParams({ view, rate, group }).toString();
