import type { SearchResult, SearchSpot, SearchSwap } from '@/contract/market';
import type { RecentSearch } from '@/shared/lib/pageStorageKeys';

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
