import { combine, createEvent, createStore, sample } from 'effector';
import { market, type Recommendation, type SearchResult } from '@/contract/market';
import { query } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { $device, delay, persist, storageKeys, subscribeWhileActive, type RecentSearch } from '@/shared/lib';
import { hrefsIn, navigated } from '@/shared/routing';
import { foundItems, remembered, searchGroups, type SearchGroup } from './history';
import { followSlash } from './hotkey';
import { targetOf } from './target';

/** Source: specification, Business constants, Search. */
export const debounceMs = 300;
export const shownPerGroup = 4;
export const maxRecommended = 3;
export const searchTabs = ['all', 'swap', 'spot'] as const;
export type SearchTab = (typeof searchTabs)[number];
export const searchOpened = createEvent();
export const searchClosed = createEvent();
export const keywordTyped = createEvent<string>();
export const tabChosen = createEvent<SearchTab>();
/** "Show all" of a group was pressed. */
export const groupExpanded = createEvent<SearchGroup>();
/** A link to a pair or contract was followed. */
export const itemChosen = createEvent<{ readonly item: RecentSearch; readonly from: 'result' | 'recent' }>();
/** A recommendation was chosen; it is not added to the history. */
export const recommendationChosen = createEvent();
/** Enter was pressed in the field: opens the first result. */
export const submitted = createEvent();
export const historyCleared = createEvent();
export const retried = createEvent();

export const $isOpen = createStore(false)
  .on(searchOpened, () => true)
  .on(searchClosed, () => false);
/** The keyword as typed; it is trimmed for the search. */
export const $keyword = createStore('')
  .on(keywordTyped, (_, keyword) => keyword)
  .reset(searchClosed);
const $trimmed = $keyword.map((keyword) => keyword.trim());
export const $tab = createStore<SearchTab>('all')
  .on(tabChosen, (_, tab) => tab)
  .reset(searchClosed);
/** The expanded groups. */
export const $expanded = createStore<readonly SearchGroup[]>([])
  .on(groupExpanded, (groups, group) => [...groups, group])
  .reset(searchClosed, tabChosen, $trimmed);

const emptied = sample({ clock: $trimmed, filter: (trimmed) => trimmed === '', fn: () => {} });
const settled = delay({ source: keywordTyped, ms: debounceMs, cancel: searchClosed });
/** The debounced keyword. */
const $asked = createStore('').reset(emptied, searchClosed);
sample({ clock: settled, source: $trimmed, target: $asked });

const search = query({
  endpoint: market.searchResult,
  $params: $asked.map((keyword) => (keyword === '' ? null : { query: { keyword } })),
  refetchOn: [retried],
});
const popular = query({ endpoint: market.searchPopular, $params: $isOpen.map((isOpen) => (isOpen ? {} : null)), once: true });

const arrived = sample({
  clock: search.done,
  source: $trimmed,
  filter: (trimmed, { params }) => trimmed === params.query.keyword,
  fn: (_, { data }) => data,
});

/** The latest result, kept while a newer keyword is loading; null if nothing was searched. */
export const $result = createStore<SearchResult | null>(null)
  .on(arrived, (_, result) => result)
  .reset(emptied, searchClosed);
/** Popular contracts, shown when there is no history. */
export const $popular = popular.$latest.map((all): readonly Recommendation[] => all?.slice(0, maxRecommended) ?? []);

const noted = sample({
  clock: itemChosen,
  source: $result,
  filter: (result, { from }) => from === 'recent' || (result !== null && foundItems(result).length > 0),
  fn: (_, { item }) => item,
});
/** Recent searches, newest first; persisted in local storage. */
export const $history = createStore<RecentSearch[]>([]).on(noted, remembered).reset(historyCleared);
persist(storageKeys.searchHistory, $history);

/** The state of the panel. */
export const $view = combine($trimmed, $result, search.$error, (trimmed, result, error) => {
  if (trimmed === '') return 'recent';
  if (error) return 'failed';
  if (result === null) return 'searching';
  return foundItems(result).length > 0 ? 'found' : 'nothing';
});
/** Number of results in the current tab; null while there are none to count. */
export const $count = combine($view, $result, $tab, (view, result, tab) => {
  if (!result || (view !== 'found' && view !== 'nothing')) return null;
  return groupsOf(tab).reduce((count, group) => count + result[group].length, 0);
});

/** The groups of a tab. */
export const groupsOf = (tab: SearchTab): readonly SearchGroup[] => (tab === 'all' ? searchGroups : tab === 'swap' ? ['swaps'] : ['spots']);

const firstMeant = sample({
  clock: submitted,
  source: { result: $result, tab: $tab, view: $view },
  filter: ({ view }) => view === 'found',
  fn: ({ result, tab }) => (result ? foundItems(result, groupsOf(tab))[0] : undefined),
});
const firstTaken = sample({ clock: firstMeant, filter: (item) => item !== undefined });
sample({ clock: firstTaken, source: $locale, fn: (locale, item) => targetOf(item, hrefsIn(locale)), target: navigated });
sample({ clock: firstTaken, fn: (item) => ({ item, from: 'result' as const }), target: itemChosen });
sample({
  clock: [itemChosen, recommendationChosen, $device.updates],
  source: $isOpen,
  filter: Boolean,
  fn: () => {},
  target: searchClosed,
});

const $page = createStore(typeof document === 'undefined' ? null : document, { serialize: 'ignore' });
subscribeWhileActive({ source: $page, listen: followSlash, reported: searchOpened });
