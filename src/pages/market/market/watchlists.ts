import { combine, createEvent, createStore, sample } from 'effector';
import { watchlistLimits, watchlists as endpoints, type Watchlist } from '@/contract/watchlists';
import type { MarketSide } from '@/entities/market';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { mutation, query } from '@/shared/api';
import { screenLeft } from '@/shared/routing';
import { MarketGate } from './gate';

/** Saves all watchlists at once. */
export const watchlistSave = mutation({ endpoint: endpoints.save, params: (body: readonly Watchlist[]) => ({ body: [...body] }) });

/** The user's watchlists in their order. */
export const watchlists = query({
  endpoint: endpoints.list,
  $params: combine(MarketGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  refetchOn: [watchlistSave.done],
  resetOn: userChanged,
});
const $lists = watchlists.$latest.map((lists) => lists ?? []);

/** The watchlist selected in the URL; null for all favourites and for unknown ids. */
export const $selectedWatchlist = combine(
  $lists,
  MarketGate.state,
  (lists, { list }) => lists.find(({ watchlistId }) => watchlistId === list) ?? null,
);

/** Whether another watchlist can be created. */
export const $canAdd = $lists.map((lists) => lists.length < watchlistLimits.lists);

/** Opens the dialog: with only a side for a new watchlist, otherwise with the watchlist to edit. */
export const watchlistOpened = createEvent<Watchlist | { readonly side: MarketSide }>();
export const watchlistClosed = createEvent();
export const watchlistTyped = createEvent<Partial<Pick<Watchlist, 'name' | 'markets'>>>();
export const watchlistSubmitted = createEvent();
export const watchlistRemoved = createEvent();

/** The lowest unused id. */
const freeId = (lists: readonly Watchlist[]): string => {
  const ids = new Set(lists.map(({ watchlistId }) => watchlistId));
  let id = 1;
  while (ids.has(String(id))) id += 1;
  return String(id);
};

/** The watchlist being created or edited; null while the dialog is closed. */
export const $draft = createStore<Watchlist | null>(null);
sample({
  clock: watchlistOpened,
  source: $lists,
  fn: (lists, opened): Watchlist => ({ watchlistId: freeId(lists), name: '', markets: [], ...opened }),
  target: $draft,
});
$draft
  .on(watchlistTyped, (draft, change) => draft && { ...draft, ...change })
  .reset(watchlistClosed, watchlistSave.done, userChanged, screenLeft);

/** Whether the watchlist in the dialog already exists. */
export const $isKnown = combine($lists, $draft, (lists, draft) => lists.some(({ watchlistId }) => watchlistId === draft?.watchlistId));

const $edit = combine({ lists: $lists, draft: $draft });
sample({
  clock: watchlistSubmitted,
  source: $edit,
  filter: ({ draft }) => draft !== null && draft.name.trim() !== '',
  fn: ({ lists, draft }): readonly Watchlist[] => {
    if (!draft) return lists;
    const next = { ...draft, name: draft.name.trim() };
    const index = lists.findIndex(({ watchlistId }) => watchlistId === next.watchlistId);
    return index < 0 ? [...lists, next] : lists.with(index, next);
  },
  target: watchlistSave.submitted,
});
sample({
  clock: watchlistRemoved,
  source: $edit,
  fn: ({ lists, draft }) => lists.filter(({ watchlistId }) => watchlistId !== draft?.watchlistId),
  target: watchlistSave.submitted,
});
sample({
  clock: watchlistSave.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'market.listSaved' as const } }),
  target: toastRequested,
});
