import { useEffect, useState } from 'react';

/** A text as it stood when it last rested for `delay` milliseconds, and a way to let it rest now; an emptied text counts at once. */
export function useDebounced(text: string, delay: number): [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(text);
  const settle = () => setSettled(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return [text ? settled : '', settle];
}
