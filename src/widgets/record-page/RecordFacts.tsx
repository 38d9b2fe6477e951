import { Fragment } from 'react';
import { useI18n } from '@/shared/i18n';
import { Text } from '@/ui/Text/Text';
import type { RecordColumn } from './column';
import { RecordCell } from './RecordCell';
import { fact, facts } from './RecordPage.css';

export interface RecordFactsProps<Row> {
  readonly columns: readonly RecordColumn<Row>[];
  readonly row: Row;
}

/** What is known of a record, name by name. */
export function RecordFacts<Row>({ columns, row }: RecordFactsProps<Row>) {
  const { t } = useI18n();
  return (
    <dl className={facts}>
      {columns.map((column) => (
        <Fragment key={column.id}>
          <dt>
            <Text tone="soft">{t(column.header)}</Text>
          </dt>
          <dd className={fact}>
            <RecordCell column={column} row={row} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
