import { useLayoutEffect, useState, type RefObject } from 'react';
import type { BookView } from './book';
import { levelHeight } from './BookSide.css';
import { textScale } from '../textScale';
import { lastHeight } from './LastPrice.css';

/** Levels of each side before the height is known. */
const defaultRows = 8;

/** Number of levels of a side that fit: `rows` per side, twice as many for a single side; without `rows`, as many as fit the element. */
export function useLevelCapacity(element: RefObject<HTMLElement | null>, view: BookView, rows?: number): number {
  const [fitting, setFitting] = useState(2 * defaultRows);
  useLayoutEffect(() => {
    if (rows !== undefined || !element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = (entry?.contentRect.height ?? 0) / textScale();
      if (height > 0) setFitting(Math.max(2, Math.floor((height - levelHeight - lastHeight) / levelHeight)));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rows]);
  const levels = rows === undefined ? fitting : 2 * rows;
  return view === 'both' ? Math.floor(levels / 2) : levels;
}
