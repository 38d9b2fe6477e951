import { Fragment } from 'react';
import { useI18n } from '@/shared/i18n';
import { Text } from '@/ui/Text/Text';
import type { RecordColumn } from './column';
import { RecordCell } from './RecordCell';
import { detail, details } from './RecordPage.css';

export interface RecordDetailsProps<Row> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly row: Row;
}

/** Some columns of one record as a list of names and values. */
export function RecordDetails<Row>({ columns, row }: RecordDetailsProps<Row>) {
  const { t } = useI18n();
  return (
    <dl className={details}>
      {columns.map((column) => (
        <Fragment key={column.id}>
          <dt>
            <Text tone="soft">{t(column.header)}</Text>
          </dt>
          <dd className={detail}>
            <RecordCell column={column} row={row} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
