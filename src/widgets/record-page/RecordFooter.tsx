import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { useI18n } from '@/shared/i18n';
import { screenOnly } from '@/ui/print.css';
import { fileHeader, fileLine } from './column';
import { ExportButton } from './ExportButton';
import type { RecordExport } from './exportModel';
import type { RecordListPage, RecordQuery } from './model';
import type { RecordKindOptions } from './options';
import { foot } from './RecordPage.css';
import { RecordPagination } from './RecordPagination';
import { RecordTotals } from './RecordTotals';

export interface RecordFooterProps<Row> {
  readonly options: Pick<RecordKindOptions<Row>, 'columns' | 'details' | 'total'>;
  readonly title: string;
  readonly fileName: string;
  readonly csv: RecordExport<Row>;
  readonly params: Store<{ readonly query: RecordQuery } | null>;
  readonly page: number;
  readonly records: RecordListPage<Row>;
  readonly onPage: (page: number) => void;
}

/** The footer of a list: totals, CSV export and pagination. */
export function RecordFooter<Row>({ options, title, fileName, csv, params, page, records, onPage }: RecordFooterProps<Row>) {
  const { columns, details = [], total } = options;
  const i18n = useI18n();
  const request = useUnit(params);
  const exported = [...columns, ...details];
  const plan = {
    query: request?.query ?? {},
    header: fileHeader(exported, i18n),
    line: (row: Row) => fileLine(exported, row, i18n),
    fileName: (now: number) => `${fileName}-${i18n.format.date(now)}.csv`,
  };
  return (
    <>
      {total && <RecordTotals total={total} rows={records.list} />}
      <div className={`${foot} ${screenOnly}`}>
        <ExportButton csv={csv} plan={plan} />
        <RecordPagination title={title} page={page} totalCount={records.totalCount} onPage={onPage} />
      </div>
    </>
  );
}
