import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { serverMessage } from '@/shared/api';
import { useI18n } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { defaultDateRange } from './dates';
import type { RecordExport } from './exportModel';
import { countFilters, type Filters } from './filter';
import { pageSize, type RecordModel } from './model';
import type { RecordPageOptions } from './options';
import { RecordCards } from './RecordCards';
import { RecordFooter } from './RecordFooter';
import { rows as rowsStyle } from './RecordPage.css';
import { RecordTable } from './RecordTable';

export interface RecordListProps<Row> {
  readonly options: RecordPageOptions<Row>;
  readonly model: RecordModel<Row>;
  readonly csv: RecordExport<Row>;
  readonly filterValues: Filters;
  readonly setFilters: (change: Partial<Filters>, how?: { readonly replace?: boolean }) => void;
}

/** The records of the current page, or their loading, empty or error state. Previous rows stay until the next ones have loaded. */
export function RecordList<Row>({ options, model, csv, filterValues, setFilters }: RecordListProps<Row>) {
  const { t } = useI18n();
  const { polite } = useAnnouncer();
  const { answer, latest, failure, isLoading, device, retry } = useUnit({
    answer: model.$answer,
    latest: model.$latest,
    failure: model.$failure,
    isLoading: model.$isLoading,
    device: $device,
    retry: model.retried,
  });
  const shown = answer ?? latest;
  const total = answer?.totalCount ?? null;
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isFiltered = countFilters(filterValues) > 0;
  const isBeyond = total !== null && filterValues.page > pages;
  const found = isFiltered && total !== null ? t('common.results', { count: total }) : null;

  useEffect(() => {
    if (found !== null) polite(found);
  }, [found, polite]);
  // The page of an old link may no longer exist.
  useEffect(() => {
    if (isBeyond) setFilters({ page: pages }, { replace: true });
  }, [isBeyond, pages, setFilters]);

  if (failure)
    return <ErrorState text={t('records.loadFailed')} advice={serverMessage(failure.failure) ?? undefined} onRetry={() => retry()} />;
  if (shown && shown.list.length === 0 && !isBeyond)
    return isFiltered ? (
      <EmptyState
        text={t('records.emptyFiltered')}
        hint={t('records.emptyFilteredHint')}
        picture="search"
        action={<Button onPress={() => setFilters({ values: {}, days: defaultDateRange })}>{t('records.resetFilters')}</Button>}
      />
    ) : (
      <EmptyState
        text={t(options.empty.text)}
        hint={options.empty.hint && t(options.empty.hint)}
        action={options.Action && <options.Action />}
      />
    );
  const list = { label: t(options.route.titleKey), columns: options.columns, rows: shown?.list ?? [], rowKey: options.rowKey };
  return (
    <>
      <div className={rowsStyle} aria-busy={isLoading}>
        {device !== 'phone' && <RecordTable {...list} skeletonRows={shown ? 0 : pageSize} />}
        {device === 'phone' && (shown ? <RecordCards {...list} /> : <Skeleton shape="row" count={pageSize} label={t('records.loading')} />)}
      </div>
      {shown && (
        <RecordFooter
          options={options}
          csv={csv}
          query={model.$question}
          page={filterValues.page}
          total={shown.totalCount}
          onPage={(page) => setFilters({ page })}
        />
      )}
    </>
  );
}
