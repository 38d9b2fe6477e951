import { createEvent, createStore } from 'effector';
import { market, type SearchResult } from '@/contract/market';
import { contractName } from '@/contract/swap';
import { query, select } from '@/shared/api';
import { delay } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** Debounce of the market search in ms, and maximum number of markets shown. */
const debounceMs = 300;
const maxMarkets = 6;

/** The page is mounted, for an unknown URL. */
export const NotFoundGate = createGate('NotFoundGate', { pathname: '' });
export const keywordTyped = createEvent<string>();

/** The keyword as typed. */
export const $keyword = createStore('')
  .on(keywordTyped, (_, keyword) => keyword)
  .reset(NotFoundGate.state);
/** The keyword once typing has paused; empty until then. */
const $debouncedKeyword = createStore('')
  .on(delay({ source: keywordTyped, ms: debounceMs, cancel: NotFoundGate.state }), (_, keyword) => keyword.trim())
  .reset(keywordTyped, NotFoundGate.state);

/** A market in the search results. */
export interface FoundMarket {
  readonly name: string;
  readonly side: 'spot' | 'contract';
}

/** The first markets that match the keyword. */
export const markets = select(
  query({ endpoint: market.searchResult, $params: $debouncedKeyword.map((keyword) => (keyword === '' ? null : { query: { keyword } })) }),
  ({ spots, swaps }: SearchResult): readonly FoundMarket[] =>
    [
      ...spots.map(({ baseCurrency, quoteCurrency }) => ({ name: `${baseCurrency}/${quoteCurrency}`, side: 'spot' as const })),
      ...swaps.map(({ contractCode }) => ({ name: contractName(contractCode), side: 'contract' as const })),
    ].slice(0, maxMarkets),
);
