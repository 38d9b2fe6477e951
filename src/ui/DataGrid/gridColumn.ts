import type { ReactNode } from 'react';
import type { Column } from '../Table/column';

/** A column of a `DataGrid`. */
export interface GridColumn<Row> extends Column<Row> {
  /** Shown below the rows: the total of the column, or the label "Total" in the first column. */
  total?: ReactNode;
}

/** Width in px of the button that expands a row, in its first cell. */
export const expanderWidth = 32;
/** Width in px of the column of checkboxes. */
export const selectionWidth = 48;
