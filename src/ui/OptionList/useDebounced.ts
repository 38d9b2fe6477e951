import { useEffect, useState } from 'react';

/** Debounces a text by `delay` milliseconds, starting anew after `isHeld`, and returns a function that flushes it; an emptied text applies at once. */
export function useDebounced(text: string, delay: number, isHeld = false): [debounced: string, flush: () => void] {
  const [debounced, setDebounced] = useState(text);
  const flush = () => setDebounced(text);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setDebounced(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay, isHeld]);
  return [text ? debounced : '', flush];
}
