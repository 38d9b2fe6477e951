import { searchHistoryLength, type RecentSearch } from '@/shared/lib/pageStorageKeys';

/** Puts an item first; removes an older entry for the same pair or contract, and all entries after the fifth. Source: specification, States, Search popover. */
export function withRecentSearch(history: readonly RecentSearch[], item: RecentSearch): RecentSearch[] {
  return [item, ...history.filter((other) => keyOf(other) !== keyOf(item))].slice(0, searchHistoryLength);
}

/** Unique key of a recent search. */
export const keyOf = (item: RecentSearch): string => ('traceId' in item ? `spot ${item.traceId}` : `swap ${item.contractCode}`);
