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
  /** Width when folded below a row; that of the column by default. */
  foldedWidth?: number;
  isSortable?: boolean;
  /** For columns of actions or pictures; screen readers still read the header. */
  isHeaderHidden?: boolean;
  /** Its values are self-explanatory, such as "Opens in 2 days": when folded, their header is only read out. */
  isSelfExplanatory?: boolean;
  /** Not printed, for columns of controls. */
  isScreenOnly?: boolean;
  /** Whether a row has no value in this column; a folded column omits it. */
  isBlank?: (row: Row) => boolean;
  /** If the table is too narrow, columns fold into a line below the row, the largest number first; a column without a number stays. */
  priority?: number;
  /** Slot of a value if rows are cards, as in a narrow table with a `lead` column: in the head beside the first column, or below all others. */
  cardSlot?: 'lead' | 'actions';
}

/** The default minimum width of a column in px. */
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
/** How far a table extends: to its container, to the edges of the panel around it, or on a phone to those of the screen. */
export const tableExtents = ['container', 'panel', 'screen'] as const;
export type TableExtent = (typeof tableExtents)[number];

/** Row heights in px, shared by the styles and the virtualised layout. */
export const rowHeights = { compact: 28, regular: 44, generous: 60 } as const satisfies Record<(typeof tableDensities)[number], number>;
export const headHeight = 36;
