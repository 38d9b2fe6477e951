import { combine, createStore, sample, type Event, type Store } from 'effector';
import { $isKnownUser, $isLoggedIn } from '@/entities/session';
import { optimistic, outbox, type Mutation, type Query } from '@/shared/api';
import { eachOf, persist, type StorageRow } from '@/shared/lib';

/** A star that is set or taken away. */
export interface StarChange<Item> {
  readonly item: Item;
  readonly isStarred: boolean;
}

export interface StarsOptions<Item, In, Code extends number> {
  readonly toggled: Event<Item>;
  /** A user's stars as the exchange holds them. */
  readonly query: Query<readonly Item[], In, Code>;
  readonly save: Mutation<StarChange<Item>>;
  /** Where a visitor's stars stay. */
  readonly kept: StorageRow<Item[]>;
  /** Where a user's changes wait for their answer. */
  readonly unsent: StorageRow<StarChange<Item>[]>;
  /** The visitor's stars become the user's. */
  readonly mergeAccepted: Event<void>;
}

/** The stars that are shown, and those a visitor left in the browser which the user does not have. */
export interface Stars<Item> {
  readonly $shown: Store<readonly Item[]>;
  readonly $mergeable: Store<readonly Item[]>;
}

/** Stars of one kind: a visitor's are kept in the browser; a user's show at once, outlive a reload, and are taken back where the exchange refuses. */
export function createStars<Item extends number | string, In, Code extends number>(options: StarsOptions<Item, In, Code>): Stars<Item> {
  const { toggled, save, kept, unsent, mergeAccepted } = options;
  const stars = optimistic(options.query, { mutation: save, apply: starred<Item> });
  outbox({ mutation: save, row: unsent, $mayResume: $isKnownUser });

  const $local = createStore<readonly Item[]>([]);
  const $shown = combine($isLoggedIn, stars.$data, $local, (isLoggedIn, server, local) => (isLoggedIn ? (server ?? []) : local));
  const changed = sample({
    clock: toggled,
    source: { list: $shown, isLoggedIn: $isLoggedIn },
    fn: ({ list, isLoggedIn }, item) => ({ change: { item, isStarred: !list.includes(item) }, isLoggedIn }),
  });
  sample({ clock: changed.filterMap(({ change, isLoggedIn }) => (isLoggedIn ? change : undefined)), target: save.submitted });

  const $mergeable = combine(stars.$data, $local, (server, local) =>
    server === null ? [] : local.filter((item) => !server.includes(item)),
  );
  eachOf({
    source: sample({ clock: mergeAccepted, source: $mergeable }).map((items) => items.map((item) => ({ item, isStarred: true }))),
    target: save.submitted,
  });
  $local
    .on(changed, (list, { change, isLoggedIn }) => (isLoggedIn ? list : starred(list, change)))
    // Each leaves the browser once the exchange holds it.
    .on(save.done, (list, { params: { item, isStarred } }) =>
      isStarred && list.includes(item) ? list.filter((other) => other !== item) : list,
    );
  persist(kept, $local);
  return { $shown, $mergeable };
}

function starred<Item>(list: readonly Item[], { item, isStarred }: StarChange<Item>): readonly Item[] {
  const others = list.filter((other) => other !== item);
  return isStarred ? [...others, item] : others;
}
