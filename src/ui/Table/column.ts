import type { ReactNode } from 'react';

/** A column of a table of `Row`s; the first one is the row header. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** Minimum width in px at the default font size; remaining space is distributed in proportion. */
  width?: number;
  /** Its width below a row, where it has folded; the same by default. */
  foldedWidth?: number;
  isSortable?: boolean;
  /** For columns of actions or pictures; screen readers still read the header. */
  isHeaderHidden?: boolean;
  /** Its values name themselves, such as "Opens in 2 days": in the line below a row the header is only read out. */
  namesItself?: boolean;
  /** For columns of controls: not printed. */
  isScreenOnly?: boolean;
  /** Whether a row has no value here; a folded column leaves it out. */
  isBlank?: (row: Row) => boolean;
  /** Where the table is too narrow, columns fold into a line below the row, the largest number first; without one a column keeps its place. */
  priority?: number;
  /** Where a value stands if rows are cards, as in a narrow table of which one column is the `lead`: at the head beside the first, or below all others. */
  place?: 'lead' | 'actions';
}

/** The minimum width in px of a column that names none. */
export const defaultColumnWidth = 112;

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The next sort order when a column header is pressed: numbers start descending, text ascending; the third press removes it. */
export function nextSort({ id, align }: Pick<Column<never>, 'id' | 'align'>, sort: Sort | null): Sort | null {
  const first = align === 'end' ? 'descending' : 'ascending';
  if (sort?.column !== id) return { column: id, direction: first };
  return sort.direction === first ? { column: id, direction: first === 'ascending' ? 'descending' : 'ascending' } : null;
}

export const tableDensities = ['compact', 'regular', 'generous'] as const;
/** The column it stands in, the edges of the panel around it, or on a phone those of the screen. */
export const tableReaches = ['column', 'panel', 'screen'] as const;
export type TableReach = (typeof tableReaches)[number];

/** Row heights in px, shared by the styles and the virtualised layout. */
export const rowHeights = { compact: 28, regular: 44, generous: 60 } as const satisfies Record<(typeof tableDensities)[number], number>;
export const headHeight = 36;
