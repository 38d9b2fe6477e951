import { useI18n, type Translate } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import type { TableColumn } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import type { RecordColumn } from './column';
import { RecordCell } from './RecordCell';

export interface RecordTableProps<Row> {
  /** Names the list. */
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows of the shape of what comes, while it comes. */
  readonly skeletonRows: number;
}

/** Records as a table. */
export function RecordTable<Row>({ columns, ...list }: RecordTableProps<Row>) {
  const { t } = useI18n();
  return (
    <Card density="none">
      <Table {...list} columns={columns.map((column) => columnOf(column, t))} />
    </Card>
  );
}

const widths = { time: 176, text: 144, coin: 112, amount: 184, state: 120 } as const;

function columnOf<Row>(column: RecordColumn<Row>, t: Translate): TableColumn<Row> {
  return {
    id: column.id,
    header: t(column.header),
    width: column.width ?? widths[column.kind],
    align: column.kind === 'amount' ? 'end' : 'start',
    cell: (row) => <RecordCell column={column} row={row} />,
  };
}
