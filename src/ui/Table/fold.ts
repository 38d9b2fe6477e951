import { defaultColumnWidth } from './column';
import type { Column } from './column';

type Foldable = Pick<Column<never>, 'width' | 'priority'>;

/**
 * Splits columns into those that fit side by side into `width` px and those that fold into a line below the row, so that no value is cut off.
 * A width of 0 is not known yet: nothing folds.
 */
export function fold<Some extends Foldable>(columns: readonly Some[], width: number): { shown: readonly Some[]; folded: readonly Some[] } {
  const folded = new Set<Some>();
  const shown = () => columns.filter((column) => !folded.has(column));
  const leastImportant = columns.filter(({ priority }) => priority !== undefined).toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  for (const column of leastImportant) {
    if (width === 0 || widthOf(shown()) <= width) break;
    folded.add(column);
  }
  return { shown: shown(), folded: columns.filter((column) => folded.has(column)) };
}

/** The width in px of a column at `scale` times the default font size. The sticky first column leaves half of the space to the others. */
export function scaledWidth(
  width: number,
  scale: number,
  { isFirst, tableWidth }: { readonly isFirst: boolean; readonly tableWidth: number },
): number {
  return isFirst && tableWidth > 0 ? Math.max(width, Math.min(width * scale, tableWidth / 2)) : width * scale;
}

const widthOf = (columns: readonly Foldable[]): number => columns.reduce((sum, { width = defaultColumnWidth }) => sum + width, 0);
