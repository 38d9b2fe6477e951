import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type Filters, type RecordFilter } from './filter';

/** What narrows a list, kept in the address: a link to it shows the same, and Back undoes a choice. A change leads to the first page unless it names one. */
export function useFilters(filters: readonly RecordFilter[]) {
  const [search, setSearch] = useSearchParams();
  const filterValues = useMemo(() => readFilters(search, filters), [search, filters]);
  const setFilters = useCallback(
    (change: Partial<Filters>, { replace = false } = {}) =>
      setSearch(writeFilters({ ...filterValues, page: 1, ...change }), { replace, preventScrollReset: true }),
    [filterValues, setSearch],
  );
  return { filterValues, setFilters };
}
