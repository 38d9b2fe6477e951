import { createEvent, createStore } from 'effector';
import { persist } from '@/shared/lib';
import { pageStorageKeys, type RecentSearch } from '@/shared/lib/pageStorageKeys';
import { createGate } from '@/shared/lib/gate';
import { withRecentSearch } from './history';

/** Open while the panel is shown. */
export const SearchGate = createGate('SearchGate');
/** A pair or contract was opened from the search. */
export const recentSearchAdded = createEvent<RecentSearch>();
export const historyCleared = createEvent();
/** Recent searches, newest first; persisted in local storage. */
export const $history = createStore<RecentSearch[]>([]).on(recentSearchAdded, withRecentSearch).reset(historyCleared);
persist(pageStorageKeys.searchHistory, $history);
