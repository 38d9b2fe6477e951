import { useI18n } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import type { RecordColumn } from './column';
import { RecordCell } from './RecordCell';

export interface RecordDetailsProps<Row> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly row: Row;
}

/** Some columns of one record as a list of names and values. */
export function RecordDetails<Row>({ columns, row }: RecordDetailsProps<Row>) {
  const { t } = useI18n();
  return (
    <DescriptionList
      columns={2}
      density="compact"
      items={columns.map((column) => ({ id: column.id, term: t(column.header), value: <RecordCell column={column} row={row} /> }))}
    />
  );
}
