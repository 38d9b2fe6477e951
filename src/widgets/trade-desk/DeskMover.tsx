import { useText } from '@/shared/i18n';
import { AreaMover } from '@/ui/AreaMover/AreaMover';
import { deskColumns, dropColumn, type Arrangement, type DeskColumn } from './arrangement';

export interface DeskMoverProps {
  readonly arrangement: Arrangement;
  readonly onMove: (order: Arrangement['order']) => void;
}

/** Drag handles for reordering the columns of a trade screen. */
export function DeskMover({ arrangement: { order, hidden }, onMove }: DeskMoverProps) {
  const t = useText('trade');
  const isColumn = (id: string): id is DeskColumn => deskColumns.some((column) => column === id);
  // Without the book, the trades fill its column; without both there is no column.
  const areaOf = (column: DeskColumn) => (column === 'book' && hidden.includes('book') ? 'tape' : column);
  return (
    <AreaMover
      areas={order
        .map((column) => ({ id: column, area: areaOf(column), label: t(`trade.column_${column}`) }))
        .filter(({ area }) => area !== 'tape' || !hidden.includes('tape'))}
      onMove={(id, target) => isColumn(id) && isColumn(target) && onMove(dropColumn(order, id, target))}
    />
  );
}
