import { createEvent, createStore } from 'effector';
import { createGate } from 'effector-react';
import { market, type SearchResult } from '@/contract/market';
import { query } from '@/shared/api';
import { delay } from '@/shared/lib';

/** How long typing must rest before the market is searched, in ms; how many markets are shown. */
const typingRest = 300;
const maxMarkets = 6;

/** The page stands for an address. */
export const NotFoundGate = createGate<{ readonly pathname: string }>('NotFoundGate');
export const typed = createEvent<string>();

/** As it stands in the field. */
export const $keyword = createStore('')
  .on(typed, (_, keyword) => keyword)
  .reset(NotFoundGate.state);
/** What the market is searched for: typing has rested. */
const $asked = createStore('')
  .on(delay({ source: typed, ms: typingRest, cancel: NotFoundGate.state }), (_, keyword) => keyword.trim())
  .reset(typed, NotFoundGate.state);

const search = query({ endpoint: market.searchResult, $params: $asked.map((keyword) => (keyword === '' ? null : { query: { keyword } })) });

/** A market in the search results. */
export interface FoundMarket {
  readonly name: string;
  readonly side: 'spot' | 'contract';
}

/** The markets that answer to the keyword; null until they are known. */
export const $markets = search.$data.map((result) => result && marketsOf(result).slice(0, maxMarkets));
export const $hasFailed = search.$error.map((error) => error !== null);

function marketsOf({ spots, swaps }: SearchResult): FoundMarket[] {
  return [
    ...spots.map(({ baseCurrency, quoteCurrency }) => ({ name: `${baseCurrency}/${quoteCurrency}`, side: 'spot' as const })),
    ...swaps.map(({ contractCode }) => ({ name: contractCode.toUpperCase(), side: 'contract' as const })),
  ];
}
