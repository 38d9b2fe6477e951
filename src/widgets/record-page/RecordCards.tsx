import type { ReactNode } from 'react';
import { useI18n } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Text } from '@/ui/Text/Text';
import { RecordCell } from './RecordCell';
import { cardHead, cards, fact, facts } from './RecordPage.css';
import type { RecordTableProps } from './RecordTable';

/** Records as cards for narrow screens: coin and amount first, then the rest. */
export function RecordCards<Row>({ label, columns, rows, rowKey }: Omit<RecordTableProps<Row>, 'skeletonRows'>) {
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
