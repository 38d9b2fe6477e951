import type { ReactNode } from 'react';
import { useI18n } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { DataTable } from '@/ui/DataTable/DataTable';
import { Text } from '@/ui/Text/Text';
import type { RecordColumn } from './column';
import { RecordCell } from './RecordCell';
import { cardHead, cards, fact, facts } from './RecordPage.css';

export interface RecordRowsProps<Row> {
  /** Names the list. */
  readonly label: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

export interface RecordTableProps<Row> extends RecordRowsProps<Row> {
  /** Rows of the shape of what comes, while it comes. */
  readonly skeletonRows: number;
}

/** Records as a table. */
export function RecordTable<Row>({ columns, ...list }: RecordTableProps<Row>) {
  const { t } = useI18n();
  return (
    <Card density="none">
      <DataTable
        {...list}
        columns={columns.map((column) => ({
          id: column.id,
          header: t(column.header),
          width: column.width ?? widths[column.kind],
          align: column.kind === 'amount' ? ('end' as const) : ('start' as const),
          cell: (row: Row) => <RecordCell column={column} row={row} />,
        }))}
      />
    </Card>
  );
}

/** Records as cards, for narrow screens: coin and amount above, the rest below. */
export function RecordCards<Row>({ label, columns, rows, rowKey }: RecordRowsProps<Row>) {
  const { t } = useI18n();
  const heads = columns.filter(({ kind }) => kind === 'coin' || kind === 'amount');
  const rest = columns.filter((column) => !heads.includes(column));
  return (
    <ul aria-label={label} className={cards}>
      {rows.map((row) => (
        <Card as="li" key={rowKey(row)}>
          <div className={cardHead}>
            {heads.map((column) => (
              <RecordCell key={column.id} column={column} row={row} />
            ))}
          </div>
          <dl className={facts}>
            {rest.map((column) => (
              <Fact key={column.id} name={t(column.header)}>
                <RecordCell column={column} row={row} />
              </Fact>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>
        <Text tone="soft">{name}</Text>
      </dt>
      <dd className={fact}>{children}</dd>
    </>
  );
}

const widths = { time: 176, text: 144, coin: 112, amount: 184, state: 120 } as const;
