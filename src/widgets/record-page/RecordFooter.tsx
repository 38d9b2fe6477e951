import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { useFormat, useI18n } from '@/shared/i18n';
import { Pagination } from '@/ui/Pagination/Pagination';
import { cellText, headerText } from './column';
import { ExportButton } from './ExportButton';
import type { RecordExport } from './exportModel';
import { pageSize, type RecordQuery } from './model';
import type { RecordPageOptions } from './options';
import { foot, screenOnly } from './RecordPage.css';

export interface RecordFooterProps<Row> {
  readonly options: RecordPageOptions<Row>;
  readonly csv: RecordExport<Row>;
  readonly query: Store<{ readonly query: RecordQuery } | null>;
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Footer of the records: CSV export and pagination. */
export function RecordFooter<Row>({ options: { route, columns }, csv, query, page, total, onPage }: RecordFooterProps<Row>) {
  const { t } = useI18n();
  const format = useFormat();
  const question = useUnit(query);
  const title = t(route.titleKey);
  const first = (page - 1) * pageSize + 1;
  const plan = {
    query: question?.query ?? {},
    header: columns.map((column) => headerText(column, { t, format })),
    line: (row: Row) => columns.map((column) => cellText(column, row, { t, format })),
    fileName: (now: number) => `${route.path.split('/').at(-1)}-${format.date(now)}.csv`,
  };
  return (
    <div className={`${foot} ${screenOnly}`}>
      <ExportButton csv={csv} plan={plan} />
      {total > pageSize && (
        <Pagination
          label={t('records.pages', { what: title })}
          page={page}
          count={Math.ceil(total / pageSize)}
          onPage={onPage}
          summary={t('records.range', { first, last: Math.min(first + pageSize - 1, total), total })}
        />
      )}
    </div>
  );
}
