import type { ReactNode } from 'react';
import { hasWords } from '@/ui/words';
import type { WorkbenchText } from '../tools';

/** One respect in which a row is covered: a column of a board. */
export interface CoverageColumn<Row> {
  readonly id: string;
  readonly title: WorkbenchText;
  /** How many things cover the row. */
  readonly count: (row: Row) => number;
  /** Whether it is a gap if nothing does. */
  readonly isNeeded: (row: Row) => boolean;
  /** What stands in the cell in place of the count. */
  readonly cell?: (row: Row) => ReactNode;
  /** What a column says that tells only whether there is something. */
  readonly texts?: { readonly covered: WorkbenchText; readonly missing: WorkbenchText };
  /** Lists what is counted. */
  readonly list?: (row: Row) => ReactNode;
  /** Px; as wide as a figure by default. */
  readonly width?: number;
}

/** How many rows are covered in a respect, of those that need it. */
export interface Total {
  readonly covered: number;
  readonly needed: number;
}

/** Whether nothing covers a row where something is needed. */
export const isGap = <Row>({ count, isNeeded }: Pick<CoverageColumn<Row>, 'count' | 'isNeeded'>, row: Row): boolean =>
  isNeeded(row) && count(row) === 0;

/** Whether a row lacks anything. */
export const hasGap = <Row>(columns: readonly CoverageColumn<Row>[], row: Row): boolean => columns.some((column) => isGap(column, row));

/** How far rows are covered in a respect. */
export function totalOf<Row>({ count, isNeeded }: Pick<CoverageColumn<Row>, 'count' | 'isNeeded'>, rows: readonly Row[]): Total {
  const needing = rows.filter(isNeeded);
  return { covered: needing.filter((row) => count(row) > 0).length, needed: needing.length };
}

export interface Choice<Row> {
  readonly columns: readonly CoverageColumn<Row>[];
  /** What a search looks into. */
  readonly wordsOf: (row: Row) => string;
  readonly words: string;
  readonly isGapsOnly: boolean;
}

/** The rows with all words, of those with gaps where only these are asked for. */
export const chosen = <Row>(rows: readonly Row[], { columns, wordsOf, words, isGapsOnly }: Choice<Row>): readonly Row[] =>
  rows.filter((row) => hasWords(wordsOf(row), words) && (!isGapsOnly || hasGap(columns, row)));
