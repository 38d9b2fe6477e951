import type { Arrangement, DeskColumn } from './arrangement';

/** The areas of a trade screen's grid. */
export type DeskArea = 'bar' | 'chart' | 'book' | 'tape' | 'form' | 'account' | 'tabs';

/** A grid: its areas row by row, and the sizes of its columns and rows. */
export interface DeskGrid {
  readonly areas: readonly (readonly DeskArea[])[];
  readonly columns: readonly string[];
  readonly rows: string;
}

const barHeight = 52;

/** The grid of an arrangement. On a wide screen book and trades are side by side. Every area is a rectangle, and no cell is empty. */
export function deskGrid(arrangement: Arrangement, isWide: boolean): DeskGrid {
  const { order, sizes, hidden } = arrangement;
  const columns = order.flatMap((column) => columnsOf(column, arrangement, isWide));
  const { tapeRow, tabsRow } = sizes;
  return {
    areas: [0, 1, 2, 3].map((row) => columns.map(({ cells }) => cells[row] ?? 'chart')),
    columns: columns.map(({ width }) => width),
    rows: `${barHeight}px minmax(0, ${100 - tapeRow - tabsRow}fr) minmax(0, ${tapeRow}fr) minmax(${hidden.includes('tabs') ? 0 : 160}px, ${tabsRow}fr)`,
  };
}

interface Column {
  readonly width: string;
  /** From top to bottom. */
  readonly cells: readonly [DeskArea, DeskArea, DeskArea, DeskArea];
}

function columnsOf(column: DeskColumn, arrangement: Arrangement, isWide: boolean): Column[] {
  const { layout, order, sizes, hidden } = arrangement;
  const isShown = (panel: 'book' | 'tape' | 'account' | 'tabs') => !hidden.includes(panel);
  // An area can only span adjacent columns.
  const isSplit = order.indexOf('form') === 1;
  const isBarWhole = layout === 'wide' || isSplit;
  if (column === 'form') {
    const top = isBarWhole ? 'bar' : 'form';
    return [{ width: widthOf(sizes.form), cells: [top, 'form', 'form', isShown('account') ? 'account' : 'form'] }];
  }
  const hasTabs = isShown('tabs') && (column === 'chart' || !isSplit);
  if (column === 'chart') return [{ width: 'minmax(0, 1fr)', cells: ['bar', 'chart', 'chart', hasTabs ? 'tabs' : 'chart'] }];
  const fullColumn = (area: 'book' | 'tape', width: number): Column => ({
    width: widthOf(width),
    cells: ['bar', area, area, hasTabs ? 'tabs' : area],
  });
  if (!isShown('book') && !isShown('tape')) return [];
  if (!isShown('book')) return [fullColumn('tape', sizes.book)];
  if (!isShown('tape')) return [fullColumn('book', sizes.book)];
  if (!isWide) return [{ width: widthOf(sizes.book), cells: ['bar', 'book', 'tape', hasTabs ? 'tabs' : 'tape'] }];
  const pair = [fullColumn('book', sizes.book), fullColumn('tape', sizes.tape)];
  return order.indexOf('book') < order.indexOf('chart') ? pair.toReversed() : pair;
}

/** A column never takes more than a third of the screen. */
const widthOf = (px: number): string => `min(${px}px, 32vw)`;

/** The areas in CSS syntax. */
export const areasText = ({ areas }: DeskGrid): string => areas.map((row) => `"${row.join(' ')}"`).join(' ');
