import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { QueryView } from '@/shared/api/QueryView';
import { useI18n } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { keepRowFocus } from '@/ui/keepRowFocus';
import { defaultDateRange } from './dates';
import type { RecordExport } from './exportModel';
import { countFilters, type Filters } from './filter';
import { pageSize, type RecordListPage as Records, type RecordModel } from './model';
import type { RecordContentProps, RecordKindOptions, SetFilters } from './options';
import { SelectionBar } from './SelectionBar';
import { RecordCards } from './RecordCards';
import { RecordFooter } from './RecordFooter';
import { rows as rowsStyle } from './RecordPage.css';
import { RecordTable } from './RecordTable';
import { useRowSelection } from './useRowSelection';
import { useOpenedRecord } from './useOpenedRecord';

export interface RecordListProps<Row> extends RecordContentProps {
  readonly options: RecordKindOptions<Row>;
  readonly model: RecordModel<Row>;
  readonly csv: RecordExport<Row>;
  readonly filterValues: Filters;
  readonly setFilters: SetFilters;
}

const none: readonly never[] = [];
/** The number of skeleton rows in a panel. */
const compactSkeletonRows = 5;

/** The records of the current page, or its skeleton, error or empty state. The previous rows stay until the next ones are loaded. */
export function RecordList<Row>({
  options,
  model,
  csv,
  filterValues,
  setFilters,
  title,
  fileName,
  density = 'regular',
}: RecordListProps<Row>) {
  const { t } = useI18n();
  const { polite } = useAnnouncer();
  const { currentPage, isLoading, device } = useUnit({
    currentPage: model.records.$data,
    isLoading: model.records.$isLoading,
    device: $device,
  });
  const total = currentPage?.totalCount ?? null;
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isFiltered = countFilters(filterValues) > 0;
  const isPastLastPage = total !== null && filterValues.page > pages;
  const resultText = isFiltered && total !== null ? t('common.results', { count: total }) : null;

  useEffect(() => {
    if (resultText !== null) polite(resultText);
  }, [resultText, polite]);
  // The page of an old link may no longer exist.
  useEffect(() => {
    if (isPastLastPage) setFilters({ page: pages }, { replace: true });
  }, [isPastLastPage, pages, setFilters]);

  const { open } = useOpenedRecord();
  const { columns, details, actions, openers, batch, rowKey, rowName, sheet, Parts } = options;
  const chosen = useRowSelection(currentPage?.list ?? none, rowKey);
  const onOpen = sheet && ((row: Row) => open(rowKey(row)));
  const list = { label: title, columns, details: sheet ? undefined : details, Parts, actions, openers, onOpen, rowKey, rowName };
  const isCompact = density === 'compact';
  const isPhone = device === 'phone';
  return (
    <div ref={keepRowFocus} className={rowsStyle} aria-busy={isLoading}>
      <QueryView<Records<Row>>
        query={model.records}
        keepLatest
        errorText={t('records.loadFailed')}
        density={density}
        isEmpty={(page) => page.list.length === 0 && !isPastLastPage}
        skeleton={
          isPhone ? (
            <RecordCards {...list} rows={[]} skeletonRows={pageSize} />
          ) : (
            <RecordTable {...list} density={density} rows={[]} skeletonRows={isCompact ? compactSkeletonRows : pageSize} />
          )
        }
        empty={
          isFiltered ? (
            <EmptyState
              density={density}
              text={t('records.emptyFiltered')}
              hint={t('records.emptyFilteredHint')}
              picture="search"
              action={<Button onPress={() => setFilters({ values: {}, days: defaultDateRange })}>{t('records.resetFilters')}</Button>}
            />
          ) : (
            <EmptyState density={density} text={t(options.empty.text)} hint={options.empty.hint && t(options.empty.hint)} />
          )
        }
      >
        {(page) => (
          <>
            {batch && !isPhone && <SelectionBar batch={batch} rows={page.list} chosen={chosen.rows} onAll={chosen.onAll} />}
            {isPhone ? (
              <RecordCards {...list} rows={page.list} />
            ) : (
              <RecordTable {...list} density={density} rows={page.list} chosen={batch && chosen} />
            )}
            <RecordFooter
              options={options}
              title={title}
              fileName={fileName}
              csv={csv}
              params={model.$params}
              page={filterValues.page}
              records={page}
              onPage={(next) => setFilters({ page: next })}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}
