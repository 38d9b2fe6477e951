import { attach, combine, createEvent, createStore, sample, type Effect, type Event, type Store, type UnitTargetable } from 'effector';
import { favouriteStatus, user } from '@/contract/user';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, otherTabChanged, newestOf } from '@/shared/api';
import { persist, storageKeys, type StorageRow } from '@/shared/lib';

/** A star was pressed on a spot pair. */
export const pairToggled = createEvent<number>();
/** A star was pressed on a contract. */
export const contractToggled = createEvent<string>();

const loadPairsFx = callFx(user.spotFavourites);
const loadContractsFx = callFx(user.contractFavourites);
const savePairFx = attach({
  effect: callFx(user.saveSpotFavourite),
  mapParams: ({ item, isStarred }: Change<number>) => ({
    body: { operate: isStarred ? ('add' as const) : ('delete' as const), tradeId: item },
  }),
});
const saveContractFx = attach({
  effect: callFx(user.saveContractFavourites),
  mapParams: ({ item, isStarred }: Change<string>) => ({
    body: [{ contractCode: item, status: isStarred ? favouriteStatus.add : favouriteStatus.remove }],
  }),
});

/** The starred spot pairs by tradeId: the server's when logged in, else the local ones. Source: specification, States, Favourite toggle. */
export const $favouritePairs = createStars({
  toggled: pairToggled,
  kept: storageKeys.spotFavourites,
  loadFx: loadPairsFx,
  arrived: newestOf(loadPairsFx, { forget: [userChanged, savePairFx] }).map(({ result }) => result),
  saveFx: savePairFx,
});
/** The starred contracts by contractCode. */
export const $favouriteContracts = createStars({
  toggled: contractToggled,
  kept: storageKeys.contractFavourites,
  loadFx: loadContractsFx,
  arrived: newestOf(loadContractsFx, { forget: [userChanged, saveContractFx] }).map(({ result }) =>
    result.filter(({ status }) => status === favouriteStatus.add).map(({ contractCode }) => contractCode),
  ),
  saveFx: saveContractFx,
});

interface Change<Item> {
  readonly item: Item;
  readonly isStarred: boolean;
}

interface Stars<Item, Fail> {
  readonly toggled: Event<Item>;
  /** Where a visitor's stars stay. */
  readonly kept: StorageRow<Item[]>;
  readonly loadFx: UnitTargetable<Record<never, never>>;
  /** A user's stars as the exchange holds them; none from before a change. */
  readonly arrived: Event<Item[]>;
  readonly saveFx: Effect<Change<Item>, null, Fail>;
}

/** Stars of one kind: a user's show at once, are taken back where the exchange refuses, and are read back once all changes are through. */
function createStars<Item extends number | string, Fail>({ toggled, kept, loadFx, arrived, saveFx }: Stars<Item, Fail>): Store<Item[]> {
  const $local = createStore<Item[]>([]);
  const $server = createStore<Item[]>([])
    .on(arrived, (_, list) => list)
    .on(saveFx, marked)
    .on(saveFx.fail, (list, { params: { item, isStarred } }) => marked(list, { item, isStarred: !isStarred }))
    .reset(userChanged);
  const $shown = combine($isLoggedIn, $server, $local, (isLoggedIn, server, local) => (isLoggedIn ? server : local));
  const changed = sample({ clock: toggled, source: $shown, fn: (list, item): Change<Item> => ({ item, isStarred: !list.includes(item) }) });
  $local.on(sample({ clock: changed, source: $isLoggedIn, filter: (isLoggedIn) => !isLoggedIn, fn: (_, change) => change }), marked);
  persist(kept, $local);
  sample({ clock: changed, filter: $isLoggedIn, target: saveFx });
  sample({
    clock: [userChanged, otherTabChanged, saveFx.pending],
    source: { isLoggedIn: $isLoggedIn, isSaving: saveFx.pending },
    filter: ({ isLoggedIn, isSaving }) => isLoggedIn && !isSaving,
    fn: () => ({}),
    target: loadFx,
  });
  return $shown;
}

function marked<Item>(list: Item[], { item, isStarred }: Change<Item>): Item[] {
  const others = list.filter((other) => other !== item);
  return isStarred ? [...others, item] : others;
}
