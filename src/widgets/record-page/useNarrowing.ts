import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readNarrowing, writeNarrowing, type Narrowing, type RecordFilter } from './filter';

/** What narrows a list, kept in the address: a link to it shows the same, and Back undoes a choice. A change leads to the first page unless it names one. */
export function useNarrowing(filters: readonly RecordFilter[]) {
  const [search, setSearch] = useSearchParams();
  const narrowing = useMemo(() => readNarrowing(search, filters), [search, filters]);
  const narrow = useCallback(
    (change: Partial<Narrowing>, { replace = false } = {}) =>
      setSearch(writeNarrowing({ ...narrowing, page: 1, ...change }), { replace, preventScrollReset: true }),
    [narrowing, setSearch],
  );
  return { narrowing, narrow };
}
