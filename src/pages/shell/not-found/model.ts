import { createEvent, createStore, sample } from 'effector';
import { market, type SearchResult } from '@/contract/market';
import { callFx, newestOf } from '@/shared/api';
import { delay } from '@/shared/lib';

/** How long typing must rest before the market is searched, in ms; how many markets are shown. */
const typingRest = 300;
const maxMarkets = 6;

export const opened = createEvent();
export const typed = createEvent<string>();

const searchFx = callFx(market.searchResult);

/** The keyword as typed. */
export const $keyword = createStore('')
  .on(typed, (_, keyword) => keyword)
  .reset(opened);

/** A market in the search results. */
export interface FoundMarket {
  readonly name: string;
  readonly side: 'spot' | 'contract';
}

/** The markets that match the keyword; null while loading. */
export const $markets = createStore<readonly FoundMarket[] | null>(null)
  .on(newestOf(searchFx, { forget: [typed, opened] }), (_, { result }) => marketsOf(result).slice(0, maxMarkets))
  .reset(typed, opened);
export const $hasFailed = createStore(false)
  .on(searchFx.fail, () => true)
  .reset(searchFx, typed, opened);

const rested = delay({ source: typed, ms: typingRest, cancel: opened });
sample({
  clock: rested,
  filter: (keyword) => keyword.trim() !== '',
  fn: (keyword) => ({ query: { keyword: keyword.trim() } }),
  target: searchFx,
});

const marketsOf = ({ spots, swaps }: SearchResult): FoundMarket[] => [
  ...spots.map(({ baseCurrency, quoteCurrency }) => ({ name: `${baseCurrency}/${quoteCurrency}`, side: 'spot' as const })),
  ...swaps.map(({ contractCode }) => ({ name: contractCode.toUpperCase(), side: 'contract' as const })),
];
