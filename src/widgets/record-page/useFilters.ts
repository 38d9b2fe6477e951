import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type RecordFilter } from './filter';
import type { SetFilters } from './options';

/** The filters of a list, stored in the URL beside `tabQuery`, so that links and Back work. A change resets to the first page unless it sets one. */
export function useFilters(filters: readonly RecordFilter[], tabQuery: Readonly<Record<string, string>>) {
  const [search, setSearch] = useSearchParams();
  const filterValues = useMemo(() => readFilters(search, filters), [search, filters]);
  const setFilters = useCallback<SetFilters>(
    (change, { replace = false } = {}) =>
      setSearch({ ...tabQuery, ...writeFilters({ ...filterValues, page: 1, ...change }) }, { replace, preventScrollReset: true }),
    [filterValues, setSearch, tabQuery],
  );
  return { filterValues, setFilters };
}
