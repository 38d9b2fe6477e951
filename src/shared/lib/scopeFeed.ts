import { createStore, sample, type Store, type Unit } from 'effector';
import { createFeed, noFeed, type Feed } from './feed';

/** A feed of each scope's own, made when it is first needed; until then there is nothing to read. */
export function scopeFeed<Value>(needed: readonly Unit<unknown>[]): Store<Feed<Value>> {
  const none = noFeed<Value>();
  const $feed = createStore<Feed<Value> | null>(null, { serialize: 'ignore' });
  sample({ clock: [...needed], source: $feed, filter: (feed) => feed === null, fn: () => createFeed<Value>(), target: $feed });
  return $feed.map((feed) => feed ?? none);
}
