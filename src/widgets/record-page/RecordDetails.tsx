import { useI18n } from '@/shared/i18n';
import { DescriptionList, type DescriptionListProps } from '@/ui/DescriptionList/DescriptionList';
import { isBlank, type RecordColumn } from './column';
import { RecordCell } from './RecordCell';

export interface RecordDetailsProps<Row> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly row: Row;
  /** The list in one column or in two. */
  readonly layout?: DescriptionListProps['columns'];
}

/** Columns of one record as a list of names and values; those without a value are omitted. */
export function RecordDetails<Row>({ columns, row, layout = 2 }: RecordDetailsProps<Row>) {
  const { t } = useI18n();
  return (
    <DescriptionList
      columns={layout}
      density="compact"
      items={columns
        .filter((column) => !isBlank(column, row, t))
        .map((column) => ({
          id: column.id,
          term: t(column.header),
          value: <RecordCell column={column} row={row} />,
          copy: column.kind === 'reference' ? { text: column.value(row) ?? '', label: t(column.copyLabel) } : undefined,
        }))}
    />
  );
}
