import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDebounced } from '../OptionList/useDebounced';

/** How the cursor of a chart moves. */
export interface CursorRange {
  readonly count: number;
  /** Number of points that Page Up and Page Down move by. */
  readonly page?: number;
  /** Where the first arrow key shows the cursor; the newest point by default. */
  readonly start?: number;
}

/** Where a key moves the cursor of a chart: by one, by a page or to an end; null hides the cursor, undefined if the key is not handled. */
export function nextCursor(
  key: string,
  cursor: number | null,
  { count, page = 10, start = count - 1 }: CursorRange,
): number | null | undefined {
  const last = count - 1;
  const from = cursor ?? start;
  const targets: Readonly<Record<string, number | null>> = {
    ArrowLeft: cursor === null ? start : from - 1,
    ArrowRight: cursor === null ? start : from + 1,
    PageDown: from - page,
    PageUp: from + page,
    Home: 0,
    End: last,
    Escape: null,
  };
  const target = targets[key];
  return typeof target === 'number' ? Math.min(Math.max(target, 0), last) : target;
}

/** The point at which a chart is read: moved by keys and, through `setCursor`, by the pointer; null while hidden. */
export function useCursor({ count, page, start }: CursorRange) {
  const [cursor, setCursor] = useState<number | null>(null);
  const shown = cursor !== null && cursor < count ? cursor : null;
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
      const target = nextCursor(event.key, shown, { count, page, start });
      if (target === undefined || (target === null && shown === null)) return;
      event.preventDefault();
      setCursor(target);
    },
    [shown, count, page, start],
  );
  return { cursor: shown, setCursor, onKeyDown };
}

/** How long the cursor rests before its point is announced, in ms, so that holding down a key does not announce every step. */
export const announceDelay = 300;

/** The reading to announce once the cursor rests. */
export const useAnnouncedReading = (reading: string): string => useDebounced(reading, announceDelay)[0];
