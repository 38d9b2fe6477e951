import { useText } from '@/shared/i18n';
import { AreaMover } from '@/ui/AreaMover/AreaMover';
import { deskColumns, placedColumn, type Arrangement, type DeskColumn } from './arrangement';

export interface DeskMoverProps {
  readonly arrangement: Arrangement;
  readonly onMove: (order: Arrangement['order']) => void;
}

/** Grips by which the columns of a trade screen change places. */
export function DeskMover({ arrangement: { order, hidden }, onMove }: DeskMoverProps) {
  const t = useText('trade');
  const isColumn = (id: string): id is DeskColumn => deskColumns.some((column) => column === id);
  // Without a book the trades are its column; without both there is none.
  const areaOf = (column: DeskColumn) => (column === 'book' && hidden.includes('book') ? 'tape' : column);
  return (
    <AreaMover
      areas={order
        .map((column) => ({ id: column, area: areaOf(column), label: t(`trade.column_${column}`) }))
        .filter(({ area }) => area !== 'tape' || !hidden.includes('tape'))}
      onMove={(id, at) => isColumn(id) && isColumn(at) && onMove(placedColumn(order, id, at))}
    />
  );
}
