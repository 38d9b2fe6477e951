import { useRef } from 'react';
import type { SearchOptions } from './OptionList';
import { addRecentSearch } from './options';

/** Holds the search text of a dropdown and adds it to the history once an option is chosen. */
export function useSearchHistory(search: SearchOptions | undefined) {
  const typed = useRef('');
  return {
    onType: (text: string) => {
      typed.current = text;
    },
    onChosen: () => {
      const history = search?.history;
      if (history && typed.current.trim()) history.onChange(addRecentSearch(history.recent, typed.current, history.length));
      typed.current = '';
    },
  };
}
