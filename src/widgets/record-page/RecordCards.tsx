import { useI18n } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { RecordCell } from './RecordCell';
import { RecordFacts } from './RecordFacts';
import { cardFoot, cardHead, cards } from './RecordPage.css';
import type { RecordTableProps } from './RecordTable';
import { RowActions } from './RowActions';

/** Records as cards, for narrow screens: what names the record and its amount or state above, the rest below. */
export function RecordCards<Row>({ label, columns, details, actions, rows, rowKey, rowName }: Omit<RecordTableProps<Row>, 'skeletonRows'>) {
  const { t } = useI18n();
  const heads = columns.filter(({ isHead }) => isHead);
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
          <RecordFacts columns={rest} row={row} />
          {details && (
            <Disclosure level={2} title={t('records.details')}>
              <RecordFacts columns={details} row={row} />
            </Disclosure>
          )}
          {actions && (
            <div className={cardFoot}>
              <RowActions actions={actions} row={row} name={rowName?.(row)} />
            </div>
          )}
        </Card>
      ))}
    </ul>
  );
}
