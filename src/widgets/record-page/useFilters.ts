import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type RecordFilter } from './filter';
import type { SetFilters } from './options';

/** What narrows a list, kept in the address beside `kept`: a link to it shows the same, and Back undoes a choice. A change leads to the first page unless it names one. */
export function useFilters(filters: readonly RecordFilter[], kept: Readonly<Record<string, string>>) {
  const [search, setSearch] = useSearchParams();
  const filterValues = useMemo(() => readFilters(search, filters), [search, filters]);
  const setFilters = useCallback<SetFilters>(
    (change, { replace = false } = {}) =>
      setSearch({ ...kept, ...writeFilters({ ...filterValues, page: 1, ...change }) }, { replace, preventScrollReset: true }),
    [filterValues, setSearch, kept],
  );
  return { filterValues, setFilters };
}
