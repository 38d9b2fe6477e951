import type { ReactNode } from 'react';

/** One column of a table of `Row`s; the first one names its row. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: 'start' | 'center' | 'end';
  /** Least width in px; what is left over goes to all columns in proportion. */
  width?: number;
  isSortable?: boolean;
  /** For columns of actions or pictures; screen readers still read the header. */
  isHeaderHidden?: boolean;
}

/** A column of a `Table`, which narrower screens may leave out where another cell says the same. */
export interface TableColumn<Row> extends Column<Row> {
  from?: 'tablet' | 'desktop';
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order a press on a column's header asks for: figures start with the largest, words with the first; the third press ends it. */
export function nextSort({ id, align }: Pick<Column<never>, 'id' | 'align'>, sort: Sort | null): Sort | null {
  const first = align === 'end' ? 'descending' : 'ascending';
  if (sort?.column !== id) return { column: id, direction: first };
  return sort.direction === first ? { column: id, direction: first === 'ascending' ? 'descending' : 'ascending' } : null;
}

export const tableDensities = ['compact', 'regular', 'generous'] as const;

/** Heights in px, shared by styles and by the layout of long lists. */
export const rowHeights = { compact: 28, regular: 44, generous: 60 } as const satisfies Record<(typeof tableDensities)[number], number>;
export const headHeight = 36;
