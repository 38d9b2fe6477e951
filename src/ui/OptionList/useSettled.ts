import { useEffect, useState } from 'react';

/** A text as it stood when it last rested for `delay` milliseconds; an emptied text counts at once. */
export function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? delay : 0);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return text ? settled : '';
}
