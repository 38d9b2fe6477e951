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
  const subscribers = new Map<FeedKey, Set<(value: Value) => void>>();
  const changedIds = new Set<FeedKey>();

  const notify = () => {
    const ids = [...changedIds];
    changedIds.clear();
    for (const id of ids) {
      const value = values.get(id);
      if (value !== undefined) subscribers.get(id)?.forEach((changed) => changed(value));
    }
  };

  return {
    get: (id) => values.get(id),
    entries: () => values,
    set: (batch) => {
      const isScheduled = changedIds.size > 0;
      for (const [id, value] of batch) {
        values.set(id, value);
        if (subscribers.has(id)) changedIds.add(id);
      }
      if (!isScheduled && changedIds.size > 0) nextFrame(notify);
    },
    subscribe: (id, changed) => {
      const callbacks = subscribers.get(id) ?? new Set();
      subscribers.set(id, callbacks.add(changed));
      return () => {
        callbacks.delete(changed);
        if (callbacks.size === 0 && subscribers.get(id) === callbacks) subscribers.delete(id);
      };
    },
    subscribedIds: () => [...subscribers.keys()],
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
