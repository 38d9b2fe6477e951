import type { Sort } from './column';
import { inactive, glyph, active } from './SortIndicator.css';

export interface SortIndicatorProps {
  direction: Sort['direction'] | undefined;
}

/** Shows the sort direction of a sortable column, as `aria-sort` does. */
export function SortIndicator({ direction }: SortIndicatorProps) {
  return (
    <svg viewBox="0 0 7 12" aria-hidden className={glyph}>
      <path d="M3.5 0 7 5H0Z" className={direction === 'ascending' ? active : inactive} />
      <path d="M3.5 12 0 7h7Z" className={direction === 'descending' ? active : inactive} />
    </svg>
  );
}
