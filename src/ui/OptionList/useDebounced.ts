import { useEffect, useState } from 'react';

/** Debounces a text by `delay` milliseconds, and returns a function that flushes it; an emptied text applies at once. */
export function useDebounced(text: string, delay: number): [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(text);
  const settle = () => setSettled(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return [text ? settled : '', settle];
}
