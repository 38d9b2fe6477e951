import { useFormat, useI18n } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import type { RecordColumn } from './column';

export interface RecordCellProps<Row> {
  readonly column: RecordColumn<Row>;
  readonly row: Row;
}

/** What a column shows of a record, the same in a table and on a card. */
export function RecordCell<Row>({ column, row }: RecordCellProps<Row>) {
  const { t } = useI18n();
  const format = useFormat();
  switch (column.kind) {
    case 'time':
      return <Text wrap="never">{format.dateTime(column.value(row))}</Text>;
    case 'text':
      return column.value(row, t);
    case 'coin':
      return (
        <Inline as="span" gap={3} wrap={false}>
          <CoinIcon symbol={column.value(row)} size="regular" />
          {column.value(row)}
        </Inline>
      );
    case 'amount':
      return <Amount value={format.parts.amount(column.value(row), { decimals: maxDecimals, unit: column.unit?.(row) })} weight="medium" />;
    case 'state': {
      const { label, tone } = column.value(row);
      return <Badge tone={tone}>{t(label)}</Badge>;
    }
  }
}

/** A record shows every digit it has. */
const maxDecimals = 18;
