import type { SearchResult, SearchSpot, SearchSwap } from '@/contract/market';
import { searchHistoryLength, type RecentSearch } from '@/shared/lib';

/** Puts an item first; one for the same pair or contract goes, and so does what is beyond five. Source: specification, States, Search popover. */
export function remembered(history: readonly RecentSearch[], item: RecentSearch): RecentSearch[] {
  return [item, ...history.filter((other) => keyOf(other) !== keyOf(item))].slice(0, searchHistoryLength);
}

/** What a spot pair leaves behind in the recent searches; traceId carries its tradeId. */
export const recentSpot = ({ tradeId, baseCurrency, quoteCurrency, webLogo, tradeArea }: SearchSpot): RecentSearch => ({
  traceId: tradeId,
  baseCurrency,
  quoteCurrency,
  webLogo,
  tradeArea,
});

/** What a contract leaves behind in the recent searches. */
export const recentSwap = ({ contractCode, contractType, instType }: SearchSwap): RecentSearch => ({
  contractCode,
  contractType,
  instType,
});

/** The lists of a result in the order they are shown. */
export const searchGroups = ['swaps', 'spots'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** All that some groups of a result hold, in the order it is shown. */
export const foundItems = ({ swaps, spots }: SearchResult, groups: readonly SearchGroup[] = searchGroups): RecentSearch[] =>
  groups.flatMap((group) => (group === 'swaps' ? swaps.map(recentSwap) : spots.map(recentSpot)));

/** What tells recent searches apart. */
export const keyOf = (item: RecentSearch): string => ('traceId' in item ? `spot ${item.traceId}` : `swap ${item.contractCode}`);
