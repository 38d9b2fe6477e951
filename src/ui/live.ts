import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';

/** A value that changes outside React, many times a second. */
export interface LiveSource<Value> {
  /** The current value; computed only on demand, so that a value nobody sees costs nothing. */
  readonly read: () => Value;
  /** Calls `changed` after every change until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** A source that emits throttled changes while an element is connected. */
export interface ThrottledSource<Value> extends LiveSource<Value> {
  /** Emits while `element` is in view: immediately, so that it agrees with unthrottled displays of the same change, then at most once per `interval` ms; with 0, once per animation frame. Changes missed out of view are emitted when it comes into view. */
  readonly connect: (element: Element, interval: number) => () => void;
}

/** Throttles a source: between two emissions its readers all see the same value, however often the source changes. */
export function createThrottledSource<Value>(source: LiveSource<Value>): ThrottledSource<Value> {
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
    connect: (element, interval) => {
      let isInView = true;
      let isMissed = false;
      let isFrameRequested = false;
      let isStopped = false;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const onTimer = () => {
        timer = undefined;
        if (isMissed) changed();
      };
      const showNow = () => {
        isFrameRequested = false;
        if (isStopped) return;
        isMissed = !isInView;
        if (isMissed) return;
        if (interval > 0) timer = setTimeout(onTimer, interval);
        show();
      };
      const changed = () => {
        isMissed = !isInView || timer !== undefined;
        if (isMissed || isFrameRequested) return;
        if (interval > 0) {
          showNow();
          return;
        }
        isFrameRequested = true;
        requestAnimationFrame(showNow);
      };
      const onIntersection = (entries: readonly IntersectionObserverEntry[]) => {
        isInView = entries.at(-1)?.isIntersecting ?? true;
        if (isInView && isMissed) changed();
      };

      const observer = typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(onIntersection);
      observer?.observe(element);
      const unsubscribe = source.subscribe(changed);
      showNow();
      return () => {
        isStopped = true;
        clearTimeout(timer);
        unsubscribe();
        observer?.disconnect();
      };
    },
  };
}

export interface ThrottleOptions {
  /** Minimum time between two values, in ms; 0 for every frame. */
  readonly interval?: number;
  /** Keeps the value currently shown; the first one is still awaited. */
  readonly isPaused?: boolean;
}

/** Throttles a source while the component is mounted and `element` is in view. */
export function useThrottledSource<Value>(
  source: LiveSource<Value>,
  element: RefObject<Element | null>,
  { interval = 0, isPaused = false }: ThrottleOptions = {},
): LiveSource<Value> {
  const throttled = useMemo(() => createThrottledSource(source), [source]);
  // Before the first value there is nothing to keep.
  const isKept = useLiveSelector(throttled, (value) => value !== null) && isPaused;
  useLayoutEffect(
    () => (isKept || !element.current ? undefined : throttled.connect(element.current, interval)),
    [throttled, element, interval, isKept],
  );
  return throttled;
}

/** The value of the latest render as a source that keeps its identity, so that a new value does not replace the sources that read it. */
export function useLatestSource<Value>(value: Value): LiveSource<Value> {
  const [latest] = useState(() => createLatestSource(value));
  useLayoutEffect(() => latest.set(value), [latest, value]);
  return latest;
}

function createLatestSource<Value>(first: Value): LiveSource<Value> & { readonly set: (value: Value) => void } {
  const readers = new Set<() => void>();
  let latest = first;
  return {
    read: () => latest,
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    set: (value) => {
      if (value === latest) return;
      latest = value;
      for (const changed of readers) changed();
    },
  };
}

/** A source that also emits the changes of another one that it reads. */
export const withChangesOf = <Value>(other: LiveSource<unknown>, { read, subscribe }: LiveSource<Value>): LiveSource<Value> => ({
  read,
  subscribe: (changed) => {
    const stops = [subscribe(changed), other.subscribe(changed)];
    return () => stops.forEach((stop) => stop());
  },
});

/** Derives a primitive from the values of a source; the component renders again only when it changes. */
export const useLiveSelector = <Value, Selected extends string | number | boolean | null>(
  source: LiveSource<Value>,
  select: (value: Value) => Selected,
): Selected => useSyncExternalStore(source.subscribe, () => select(source.read()));

/** Writes the values of a source directly to the DOM, now and after each change; the function that `bind` returns must be cheap if nothing has changed. */
export function useLiveWriter<Value>(source: LiveSource<Value>, bind: () => ((value: Value) => void) | undefined): void {
  useLayoutEffect(() => {
    const write = bind();
    if (!write) return undefined;
    write(source.read());
    return source.subscribe(() => write(source.read()));
  }, [source, bind]);
}

/** The text node of an element that React does not update: changing it replaces no node. */
export function textNodeOf(element: Element | null | undefined): Text {
  const first = element?.firstChild;
  if (first instanceof Text) return first;
  const text = document.createTextNode('');
  element?.prepend(text);
  return text;
}
