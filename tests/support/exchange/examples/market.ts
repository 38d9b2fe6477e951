import type { market } from '@/contract/market';
import type { Examples } from './example';

export const marketExamples: Examples<typeof market> = {
  coinProfile: { input: { query: { coin: 'USDC' } } },
  fundFacts: { input: { query: { tradeId: 1049 } } },
  overview: { input: { query: { range: '7d' } } },
  searchResult: { input: { query: { keyword: 'btc' } } },
  searchResultByPost: { input: { body: { keyword: 'eth' } } },
  candles: { input: { query: { tradeId: 1001, interval: '1h' } } },
  depth: { input: { query: { tradeId: 1001, size: 20 } } },
  tradeInfo: { input: { query: { tradeId: 1001 } } },
  realTimeTrades: { input: { query: { tradeId: 1001, size: 20 } } },
};
