import type { SearchResult, SearchSpot, SearchSwap } from '@/contract/market';
import { searchHistoryLength, type RecentSearch } from '@/shared/lib';

/** Puts an item first; removes an older entry for the same pair or contract, and all entries after the fifth. Source: specification, States, Search popover. */
export function remembered(history: readonly RecentSearch[], item: RecentSearch): RecentSearch[] {
  return [item, ...history.filter((other) => keyOf(other) !== keyOf(item))].slice(0, searchHistoryLength);
}

/** The recent-search entry of a spot pair; traceId holds its tradeId. */
export const recentSpot = ({ tradeId, baseCurrency, quoteCurrency, webLogo, tradeArea }: SearchSpot): RecentSearch => ({
  traceId: tradeId,
  baseCurrency,
  quoteCurrency,
  webLogo,
  tradeArea,
});

/** The recent-search entry of a contract. */
export const recentSwap = ({ contractCode, contractType, instType }: SearchSwap): RecentSearch => ({
  contractCode,
  contractType,
  instType,
});

/** The groups of a search result in display order. */
export const searchGroups = ['swaps', 'spots'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** The items of the given groups of a result, in display order. */
export const foundItems = ({ swaps, spots }: SearchResult, groups: readonly SearchGroup[] = searchGroups): RecentSearch[] =>
  groups.flatMap((group) => (group === 'swaps' ? swaps.map(recentSwap) : spots.map(recentSpot)));

/** Unique key of a recent search. */
export const keyOf = (item: RecentSearch): string => ('traceId' in item ? `spot ${item.traceId}` : `swap ${item.contractCode}`);
