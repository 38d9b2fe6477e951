import type { ReactNode } from 'react';
import type { Column } from '../Table/column';

/** A column of a `DataGrid`. */
export interface GridColumn<Row> extends Column<Row> {
  /** Below the rows: the sum of the column, or in the first column what the sums are: "Total". */
  total?: ReactNode;
}

/** Width in px of the button that expands a row, in its first cell. */
export const expanderWidth = 32;
/** Width in px of the column of check boxes. */
export const selectionWidth = 48;
