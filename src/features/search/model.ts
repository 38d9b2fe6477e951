import { combine, createEvent, createStore, merge, sample } from 'effector';
import { market, type Recommendation } from '@/contract/market';
import { query } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { delay } from '@/shared/lib';
import type { RecentSearch } from '@/shared/lib/pageStorageKeys';
import { hrefsIn, navigated } from '@/shared/routing';
import { foundItems, searchGroups, type SearchGroup } from './searchItems';
import { searchClosed } from './panelModel';
import { SearchGate, recentSearchAdded } from './recentModel';
import { targetOf } from './target';

/** Source: specification, Business constants, Search. */
export const debounceMs = 300;
export const maxShownPerGroup = 4;
export const maxRecommended = 3;
export const searchTabs = ['all', 'swap', 'spot'] as const;
export type SearchTab = (typeof searchTabs)[number];
export const keywordTyped = createEvent<string>();
export const tabChosen = createEvent<SearchTab>();
/** "Show all" of a group was pressed. */
export const groupExpanded = createEvent<SearchGroup>();
/** A link to a pair or contract was followed. */
export const itemChosen = createEvent<{ readonly item: RecentSearch; readonly from: 'result' | 'recent' }>();
/** A recommendation was chosen; it is not added to the history. */
export const recommendationChosen = createEvent();
/** Enter was pressed in the field: opens the first result of what is typed. */
export const submitted = createEvent();

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
const typingPaused = delay({ source: keywordTyped, ms: debounceMs, cancel: searchClosed });
/** The keyword once typing has paused; empty until then. */
const $debouncedKeyword = createStore('').reset(keywordTyped, searchClosed);
sample({ clock: typingPaused, source: $trimmed, target: $debouncedKeyword });

/** The search result; the latest one stays while a newer keyword is loading. */
export const search = query({
  endpoint: market.searchResult,
  $params: $debouncedKeyword.map((keyword) => (keyword === '' ? null : { query: { keyword } })),
  cancelOn: keywordTyped,
  resetOn: merge([emptied, searchClosed]),
});
const popular = query({ endpoint: market.searchPopular, $params: SearchGate.status.map((isShown) => (isShown ? {} : null)), once: true });

/** Popular contracts, shown when there is no history or no result. */
export const $popular = popular.$latest.map((all): readonly Recommendation[] => all?.slice(0, maxRecommended) ?? []);

/** Whether the latest result has rows: they stay while a newer keyword is loading. */
export const $hasRows = search.$latest.map((result) => result !== null && foundItems(result).length > 0);

sample({
  clock: itemChosen,
  source: $hasRows,
  filter: (hasRows, { from }) => from === 'recent' || hasRows,
  fn: (_, { item }) => item,
  target: recentSearchAdded,
});

/** Whether something is searched for; otherwise the recent searches are shown. */
export const $isSearching = $trimmed.map((trimmed) => trimmed !== '');
/** The results shown; null while there are none. */
const $shown = combine(search.$latest, search.$error, (result, error) => (error ? null : result));
/** Number of results in the current tab; null while there are none to count. */
export const $count = combine($shown, $tab, (result, tab) => result && foundItems(result, groupsOf(tab)).length);

/** The groups of a tab. */
export const groupsOf = (tab: SearchTab): readonly SearchGroup[] => (tab === 'all' ? searchGroups : tab === 'swap' ? ['swaps'] : ['spots']);

const firstResult = sample({
  clock: submitted,
  source: { result: search.$data, tab: $tab },
  fn: ({ result, tab }) => (result ? foundItems(result, groupsOf(tab))[0] : undefined),
});
const firstChosen = sample({ clock: firstResult, filter: (item) => item !== undefined });
sample({ clock: firstChosen, source: $locale, fn: (locale, item) => targetOf(item, hrefsIn(locale)), target: navigated });
sample({ clock: firstChosen, fn: (item) => ({ item, from: 'result' as const }), target: itemChosen });
sample({ clock: [itemChosen, recommendationChosen], fn: () => {}, target: searchClosed });
