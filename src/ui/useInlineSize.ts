import { useCallback, useState } from 'react';

/** Measures how wide an element is inside, in px: 0 until it is known, then anew whenever it changes. */
export function useInlineSize() {
  const [size, setSize] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setSize(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
