import { toChartNumber } from '../ChartFrame/toChartNumber';
import { textNodeOf } from '../live';
import type { Book, BookFormat, BookLevel, BookSideName } from './book';
import { minLengths, lengthProperty, type LevelColumn } from './columns';

/** The parts of a row that change. */
interface LevelCells {
  readonly row: HTMLElement;
  readonly bar: HTMLElement | null;
  readonly price: Text;
  readonly amount: Text;
  readonly total: Text;
  readonly own: Text;
}

/**
 * Binds the rows of a side, which have their level in `data-level`. Returns a function that writes levels into them, touching only changes;
 * `largest` is the share of the longest bar.
 */
export function bindLevels(body: HTMLElement, side: BookSideName, { price, amount }: BookFormat, ownText: string): WriteLevels {
  const cells: (LevelCells | undefined)[] = [];
  for (const row of body.querySelectorAll<HTMLElement>('[data-level]')) cells[Number.parseInt(row.dataset.level ?? '', 10)] = cellsOf(row);
  const shown: BookLevel[] = [];
  const bars: string[] = [];
  let longest = '';
  const writeFigure = createFigureWriter(body, side);

  return (levels, largest) => {
    const isScaled = largest !== longest;
    longest = largest;
    for (const [index, cell] of cells.entries()) {
      const level = levels[index];
      const before = shown[index];
      if (!cell || !level || (level === before && !isScaled)) continue;
      shown[index] = level;
      if (level.price !== before?.price) writeFigure(cell, 'price', price(level.price));
      if (level.amount !== before?.amount) writeFigure(cell, 'amount', amount(level.amount));
      if (level.total !== before?.total) writeFigure(cell, 'total', amount(level.total));
      if ((isScaled || level.share !== before?.share) && cell.bar) {
        const length = lengthOf(level.share, largest);
        if (length !== bars[index]) cell.bar.style.transform = `scaleX(${length})`;
        bars[index] = length;
      }
      if (level.isOwn !== before?.isOwn) {
        cell.row.toggleAttribute('data-own', level.isOwn);
        cell.own.data = level.isOwn ? ownText : '';
      }
    }
  };
}

/** Returns a function that writes figures and sets the column lengths on the element around both sides. Columns only grow, so that figures do not move back and forth. */
function createFigureWriter(body: HTMLElement, side: BookSideName): (cell: LevelCells, column: LevelColumn, text: string) => void {
  const container = body.parentElement?.parentElement;
  const lengths: Record<LevelColumn, number> = { ...minLengths };
  for (const column of columns) container?.style.removeProperty(lengthProperty(side, column));
  return (cell, column, text) => {
    cell[column].data = text;
    if (text.length <= lengths[column]) return;
    lengths[column] = text.length;
    container?.style.setProperty(lengthProperty(side, column), String(text.length));
  };
}

const columns = ['price', 'amount', 'total'] as const satisfies readonly LevelColumn[];

type WriteLevels = (levels: readonly BookLevel[], largest: string) => void;

/** The length of a bar relative to the longest one, to a thousandth: finer changes are invisible, but every bar would be written whenever the longest changes. */
const lengthOf = (share: string, largest: string): string =>
  toChartNumber(largest) === 0 ? '0' : (toChartNumber(share) / toChartNumber(largest)).toFixed(3);

/** The share of the longest bar if `capacity` levels of each side are shown. Texts from "0" to "1" compare like the numbers they represent. */
export function largestShare({ bids, asks }: Book, capacity: number): string {
  const shareOf = (levels: readonly BookLevel[]) => levels[Math.min(capacity, levels.length) - 1]?.share ?? '0';
  return shareOf(bids) > shareOf(asks) ? shareOf(bids) : shareOf(asks);
}

function cellsOf(row: HTMLElement): LevelCells {
  const part = (name: string) => row.querySelector<HTMLElement>(`[data-part="${name}"]`);
  return {
    row,
    bar: part('bar'),
    price: textNodeOf(part('price')),
    amount: textNodeOf(part('amount')),
    total: textNodeOf(part('total')),
    own: textNodeOf(part('own')),
  };
}
