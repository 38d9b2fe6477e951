import type { Sort } from './column';
import { away, glyph, towards } from './SortIndicator.css';

export interface SortGlyphProps {
  direction: Sort['direction'] | undefined;
}

/** Shows the sort direction of a sortable column, as `aria-sort` does. */
export function SortIndicator({ direction }: SortGlyphProps) {
  return (
    <svg viewBox="0 0 7 12" aria-hidden className={glyph}>
      <path d="M3.5 0 7 5H0Z" className={direction === 'ascending' ? towards : away} />
      <path d="M3.5 12 0 7h7Z" className={direction === 'descending' ? towards : away} />
    </svg>
  );
}
