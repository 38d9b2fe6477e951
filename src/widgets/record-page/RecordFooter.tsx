import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { useFormat, useI18n } from '@/shared/i18n';
import { Pagination } from '@/ui/Pagination/Pagination';
import { cellText, headerText } from './column';
import { ExportButton } from './ExportButton';
import type { RecordExport } from './exportModel';
import { pageSize, type RecordList, type RecordQuery } from './model';
import type { RecordKindOptions } from './options';
import { foot, screenOnly } from './RecordPage.css';
import { RecordTotals } from './RecordTotals';

export interface RecordFooterProps<Row> {
  readonly options: Pick<RecordKindOptions<Row>, 'columns' | 'details' | 'total'>;
  readonly title: string;
  readonly fileName: string;
  readonly csv: RecordExport<Row>;
  readonly params: Store<{ readonly query: RecordQuery } | null>;
  readonly page: number;
  readonly records: RecordList<Row>;
  readonly onPage: (page: number) => void;
}

/** The footer of a list: totals, CSV export and pagination. */
export function RecordFooter<Row>({ options, title, fileName, csv, params, page, records, onPage }: RecordFooterProps<Row>) {
  const { columns, details = [], total } = options;
  const { t } = useI18n();
  const format = useFormat();
  const request = useUnit(params);
  const exported = [...columns, ...details];
  const first = (page - 1) * pageSize + 1;
  const count = records.totalCount;
  const plan = {
    query: request?.query ?? {},
    header: exported.map((column) => headerText(column, { t, format })),
    line: (row: Row) => exported.map((column) => cellText(column, row, { t, format })),
    fileName: (now: number) => `${fileName}-${format.date(now)}.csv`,
  };
  return (
    <>
      {total && <RecordTotals total={total} rows={records.list} />}
      <div className={`${foot} ${screenOnly}`}>
        <ExportButton csv={csv} plan={plan} />
        {count > pageSize && (
          <Pagination
            label={t('records.pages', { what: title })}
            page={page}
            count={Math.ceil(count / pageSize)}
            onPage={onPage}
            summary={t('records.range', { first, last: Math.min(first + pageSize - 1, count), total: count })}
          />
        )}
      </div>
    </>
  );
}
