import { useRef } from 'react';
import type { SearchTexts } from './OptionList';
import { remembered } from './options';

/** Keeps what is typed in a dropdown's search, and hands it to the search's history once a choice is made. */
export function useSearchHistory(search: SearchTexts | undefined) {
  const typed = useRef('');
  return {
    onType: (text: string) => {
      typed.current = text;
    },
    onChosen: () => {
      const history = search?.history;
      if (history && typed.current.trim()) history.onChange(remembered(history.recent, typed.current, history.length));
      typed.current = '';
    },
  };
}
