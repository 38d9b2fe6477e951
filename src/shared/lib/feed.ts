import type { Unsubscribe } from './clock';

/** Names a value of a feed. */
export type FeedKey = number | string;

/** The latest value of each id for subscribers outside React; changes between two frames are notified once. */
export interface Feed<Value> {
  readonly get: (id: FeedKey) => Value | undefined;
  readonly entries: () => Iterable<readonly [FeedKey, Value]>;
  /** Stores new values at once and notifies subscribers in the next frame. */
  readonly set: (batch: Iterable<readonly [FeedKey, Value]>) => void;
  /** Subscribes to later values of `id`; `get` reads the current one. */
  readonly subscribe: (id: FeedKey, changed: (value: Value) => void) => Unsubscribe;
  /** The ids with subscribers. */
  readonly subscribedIds: () => readonly FeedKey[];
}

/** Creates an empty feed; `nextFrame` schedules the notification, by default with requestAnimationFrame. */
export function createFeed<Value>(nextFrame: (notify: () => void) => void = animationFrame): Feed<Value> {
  const values = new Map<FeedKey, Value>();
  const readers = new Map<FeedKey, Set<(value: Value) => void>>();
  const fresh = new Set<FeedKey>();

  const notify = () => {
    const ids = [...fresh];
    fresh.clear();
    for (const id of ids) {
      const value = values.get(id);
      if (value !== undefined) readers.get(id)?.forEach((changed) => changed(value));
    }
  };

  return {
    get: (id) => values.get(id),
    entries: () => values,
    set: (batch) => {
      const isAwaited = fresh.size > 0;
      for (const [id, value] of batch) {
        values.set(id, value);
        if (readers.has(id)) fresh.add(id);
      }
      if (!isAwaited && fresh.size > 0) nextFrame(notify);
    },
    subscribe: (id, changed) => {
      const own = readers.get(id) ?? new Set();
      readers.set(id, own.add(changed));
      return () => {
        own.delete(changed);
        if (own.size === 0 && readers.get(id) === own) readers.delete(id);
      };
    },
    subscribedIds: () => [...readers.keys()],
  };
}

/** An empty feed, used before the app has started. */
export const noFeed = <Value>(): Feed<Value> => ({
  get: () => undefined,
  entries: () => [],
  set: () => {},
  subscribe: () => () => {},
  subscribedIds: () => [],
});

function animationFrame(notify: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') queueMicrotask(notify);
  else requestAnimationFrame(notify);
}
