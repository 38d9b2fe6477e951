import { combine, createStore, sample, type Event, type Store } from 'effector';
import { $isLoggedIn, $userHash } from '@/entities/session';
import { optimistic, type Mutation, type Query, type Unsent } from '@/shared/api';
import { eachOf, persist, type StorageRow } from '@/shared/lib';

/** A favourite to add or remove. */
export interface FavouriteChange<Item> {
  readonly item: Item;
  readonly isStarred: boolean;
}

export interface FavouritesOptions<Item, In, Code extends number> {
  readonly toggled: Event<Item>;
  /** The user's favourites on the server. */
  readonly query: Query<readonly Item[], In, Code>;
  readonly save: Mutation<FavouriteChange<Item>>;
  /** Storage of a visitor's favourites. */
  readonly visitorRow: StorageRow<Item[]>;
  /** Storage of changes that the server has not confirmed yet. */
  readonly unsent: StorageRow<Unsent<FavouriteChange<Item>>>;
  /** Adds the visitor's favourites to the user's. */
  readonly mergeAccepted: Event<void>;
}

/** The favourites to show, and the visitor's favourites in this browser that the user lacks. */
export interface Favourites<Item> {
  readonly $shown: Store<readonly Item[]>;
  readonly $mergeable: Store<readonly Item[]>;
}

/** Creates the favourites of one kind. A visitor's are stored in the browser; a user's change is shown at once, survives a reload and is rolled back if the server rejects it. */
export function createFavourites<Item extends number | string, In, Code extends number>(
  options: FavouritesOptions<Item, In, Code>,
): Favourites<Item> {
  const { toggled, save, visitorRow, unsent, mergeAccepted } = options;
  const stars = optimistic(options.query, { mutation: save, apply: withChange<Item>, outbox: { row: unsent, $owner: $userHash } });

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
    .on(changed, (list, { change, isLoggedIn }) => (isLoggedIn ? list : withChange(list, change)))
    // A merged favourite is removed from the browser once the server has it.
    .on(save.done, (list, { params: { item, isStarred } }) =>
      isStarred && list.includes(item) ? list.filter((other) => other !== item) : list,
    );
  persist(visitorRow, $local);
  return { $shown, $mergeable };
}

function withChange<Item>(list: readonly Item[], { item, isStarred }: FavouriteChange<Item>): readonly Item[] {
  const others = list.filter((other) => other !== item);
  return isStarred ? [...others, item] : others;
}
