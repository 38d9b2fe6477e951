import { useI18n } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { RecordCell } from './RecordCell';
import { RecordDetails } from './RecordDetails';
import { cardFoot, cardHead, cards } from './RecordPage.css';
import type { RecordTableProps } from './RecordTable';
import { RowActions } from './RowActions';

/** Records as cards for narrow screens: the heading columns first, the other columns below. */
export function RecordCards<Row>({ label, columns, details, actions, rows, rowKey, rowName }: Omit<RecordTableProps<Row>, 'skeletonRows'>) {
  const { t } = useI18n();
  const headings = columns.filter(({ isHeading }) => isHeading);
  const rest = columns.filter((column) => !headings.includes(column));
  return (
    <ul aria-label={label} className={cards}>
      {rows.map((row) => (
        <Card as="li" key={rowKey(row)}>
          <div className={cardHead}>
            {headings.map((column) => (
              <RecordCell key={column.id} column={column} row={row} />
            ))}
          </div>
          <RecordDetails columns={rest} row={row} />
          {details && (
            <Disclosure level={2} title={t('records.details')}>
              <RecordDetails columns={details} row={row} />
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
