import type { ReactNode } from 'react';
import { hasWords } from '@/ui/hasWords';
import type { WorkbenchText } from '../tools';

/** One aspect of coverage: a column of a board. */
export interface CoverageColumn<Row> {
  readonly id: string;
  readonly title: WorkbenchText;
  /** How many items cover the row. */
  readonly count: (row: Row) => number;
  /** Whether a count of zero is a gap. */
  readonly isNeeded: (row: Row) => boolean;
  /** Replaces the count in the cell. */
  readonly cell?: (row: Row) => ReactNode;
  /** Texts in place of the count for a yes-or-no column. */
  readonly texts?: { readonly covered: WorkbenchText; readonly missing: WorkbenchText };
  /** Lists the counted items. */
  readonly list?: (row: Row) => ReactNode;
  /** In px; fits a count by default. */
  readonly width?: number;
}

/** How many rows are covered in an aspect, of those that need it. */
export interface Total {
  readonly covered: number;
  readonly needed: number;
}

/** Whether a row needs coverage in an aspect and has none. */
export const isGap = <Row>({ count, isNeeded }: Pick<CoverageColumn<Row>, 'count' | 'isNeeded'>, row: Row): boolean =>
  isNeeded(row) && count(row) === 0;

/** Whether a row has a gap in any column. */
export const hasGap = <Row>(columns: readonly CoverageColumn<Row>[], row: Row): boolean => columns.some((column) => isGap(column, row));

/** The coverage of all rows in an aspect. */
export function totalOf<Row>({ count, isNeeded }: Pick<CoverageColumn<Row>, 'count' | 'isNeeded'>, rows: readonly Row[]): Total {
  const needing = rows.filter(isNeeded);
  return { covered: needing.filter((row) => count(row) > 0).length, needed: needing.length };
}

export interface RowFilter<Row> {
  readonly columns: readonly CoverageColumn<Row>[];
  /** The searched text of a row. */
  readonly searchTextOf: (row: Row) => string;
  readonly search: string;
  readonly isGapsOnly: boolean;
}

/** The rows that match all words, optionally only those with gaps. */
export const filterRows = <Row>(rows: readonly Row[], { columns, searchTextOf, search, isGapsOnly }: RowFilter<Row>): readonly Row[] =>
  rows.filter((row) => hasWords(searchTextOf(row), search) && (!isGapsOnly || hasGap(columns, row)));
