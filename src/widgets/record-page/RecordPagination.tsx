import { useI18n } from '@/shared/i18n';
import { Pagination } from '@/ui/Pagination/Pagination';
import { pageSize } from './model';

export interface RecordPaginationProps {
  /** The name of the list. */
  readonly title: string;
  /** Starts at 1. */
  readonly page: number;
  /** Number of records on all pages. */
  readonly totalCount: number;
  readonly onPage: (page: number) => void;
}

/** The pagination of a list of records; renders nothing if they fit on one page. */
export function RecordPagination({ title, page, totalCount, onPage }: RecordPaginationProps) {
  const { t } = useI18n();
  const first = (page - 1) * pageSize + 1;
  if (totalCount <= pageSize) return null;
  return (
    <Pagination
      label={t('records.pages', { what: title })}
      page={page}
      count={Math.ceil(totalCount / pageSize)}
      onPage={onPage}
      summary={t('records.range', { first, last: Math.min(first + pageSize - 1, totalCount), total: totalCount })}
    />
  );
}
