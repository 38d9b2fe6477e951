import { createStore, sample, type Store, type Unit } from 'effector';
import { createFeed, noFeed, type Feed } from './feed';

/** A separate feed per scope, created when first needed; an empty one until then. */
export function scopeFeed<Value>(needed: readonly Unit<unknown>[]): Store<Feed<Value>> {
  const none = noFeed<Value>();
  const $feed = createStore<Feed<Value> | null>(null, { serialize: 'ignore' });
  sample({ clock: [...needed], source: $feed, filter: (feed) => feed === null, fn: () => createFeed<Value>(), target: $feed });
  return $feed.map((feed) => feed ?? none);
}
