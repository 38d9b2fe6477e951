import type { market } from '@/contract/market';
import type { Examples } from './example';

export const marketExamples: Examples<typeof market> = {
  searchResult: { input: { query: { keyword: 'btc' } } },
  searchResultByPost: { input: { body: { keyword: 'eth' } } },
  depth: { input: { query: { tradeId: 1001, size: 20 } } },
  tradeInfo: { input: { query: { tradeId: 1001 } } },
  realTimeTrades: { input: { query: { tradeId: 1001, size: 20 } } },
};
