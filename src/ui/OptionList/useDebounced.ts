import { useEffect, useState } from 'react';

/** Debounces a text by `delay` milliseconds, and returns a function that flushes it; an emptied text applies at once. */
export function useDebounced(text: string, delay: number): [debounced: string, flush: () => void] {
  const [debounced, setDebounced] = useState(text);
  const flush = () => setDebounced(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return [text ? debounced : '', flush];
}
