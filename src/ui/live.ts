import { useLayoutEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';

/** A value that changes outside React, many times a second. */
export interface LiveSource<Value> {
  /** The current value; computed only on demand, so that a value nobody sees costs nothing. */
  readonly read: () => Value;
  /** Calls `changed` after every change until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** A source that passes changes on at its own pace, while it is followed. */
export interface PacedSource<Value> extends LiveSource<Value> {
  /** Passes changes on while `element` is in view: at most one every `interval` ms, immediately, so that it agrees with unpaced displays of the same change; without an interval in animation frames. Missed changes follow when the element comes into view. */
  readonly follow: (element: Element, interval: number) => () => void;
}

/** Paces a source: between two frames its readers all see the same value, however often it changes. */
export function createPaced<Value>(source: LiveSource<Value>): PacedSource<Value> {
  const readers = new Set<() => void>();
  let shown = source.read();

  const show = () => {
    shown = source.read();
    for (const changed of readers) changed();
  };

  return {
    read: () => shown,
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    follow: (element, interval) => {
      let isInView = true;
      let isMissed = false;
      let isAwaited = false;
      let isOver = false;
      let rest: ReturnType<typeof setTimeout> | undefined;

      const rested = () => {
        rest = undefined;
        if (isMissed) changed();
      };
      const showNow = () => {
        isAwaited = false;
        if (isOver) return;
        isMissed = !isInView;
        if (isMissed) return;
        if (interval > 0) rest = setTimeout(rested, interval);
        show();
      };
      const changed = () => {
        isMissed = !isInView || rest !== undefined;
        if (isMissed || isAwaited) return;
        if (interval > 0) {
          showNow();
          return;
        }
        isAwaited = true;
        requestAnimationFrame(showNow);
      };
      const look = (entries: readonly IntersectionObserverEntry[]) => {
        isInView = entries.at(-1)?.isIntersecting ?? true;
        if (isInView && isMissed) changed();
      };

      const observer = typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(look);
      observer?.observe(element);
      const unsubscribe = source.subscribe(changed);
      showNow();
      return () => {
        isOver = true;
        clearTimeout(rest);
        unsubscribe();
        observer?.disconnect();
      };
    },
  };
}

export interface Pace {
  /** Minimum time between two values, in ms; 0 for every frame. */
  readonly interval?: number;
  /** Keeps the value currently shown. */
  readonly isPaused?: boolean;
}

/** Paces a source while the component is mounted and `element` is in view. */
export function usePaced<Value>(
  source: LiveSource<Value>,
  element: RefObject<Element | null>,
  { interval = 0, isPaused = false }: Pace = {},
): LiveSource<Value> {
  const paced = useMemo(() => createPaced(source), [source]);
  useLayoutEffect(
    () => (isPaused || !element.current ? undefined : paced.follow(element.current, interval)),
    [paced, element, interval, isPaused],
  );
  return paced;
}

/** Derives a primitive from the values of a source; the component renders again only when it changes. */
export const useTaken = <Value, Taken extends string | number | boolean | null>(
  source: LiveSource<Value>,
  take: (value: Value) => Taken,
): Taken => useSyncExternalStore(source.subscribe, () => take(source.read()));

/** Writes the values of a source outside React, now and after each change; what `bind` returns must be cheap if nothing has changed. */
export function useWritten<Value>(source: LiveSource<Value>, bind: () => ((value: Value) => void) | undefined): void {
  useLayoutEffect(() => {
    const write = bind();
    if (!write) return undefined;
    write(source.read());
    return source.subscribe(() => write(source.read()));
  }, [source, bind]);
}

/** The text node of an element that React does not update: changing it replaces no node. */
export function textOf(element: Element | null | undefined): Text {
  const first = element?.firstChild;
  if (first instanceof Text) return first;
  const text = document.createTextNode('');
  element?.prepend(text);
  return text;
}
