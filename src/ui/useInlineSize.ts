import { useCallback, useState } from 'react';
import { textScale } from './textScale';

/** Measures the inner width of an element in px: 0 until known, then updated whenever it changes; with the text scale at that moment. */
export function useInlineSize() {
  const [size, setSize] = useState(0);
  const [scale, setScale] = useState(1);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      setSize(element.clientWidth);
      setScale(textScale());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size, scale] as const;
}
