import { useSearchParams } from 'react-router-dom';

/** The query parameter of the opened record. */
export const openedParam = 'record';

/** The opened record, stored in the URL beside the filters, so that links to it and Back work. */
export function useOpenedRecord() {
  const [search, setSearch] = useSearchParams();
  const key = search.get(openedParam);
  return {
    /** The key of the record; null if none is open. */
    id: key !== null && /^[\w-]{1,40}$/.test(key) ? key : null,
    open: (id: string) =>
      setSearch((before) => new URLSearchParams([...withoutOpened(before), [openedParam, id]]), { preventScrollReset: true }),
    close: () => setSearch((before) => new URLSearchParams(withoutOpened(before)), { replace: true, preventScrollReset: true }),
  };
}

const withoutOpened = (search: URLSearchParams) => [...search].filter(([name]) => name !== openedParam);
