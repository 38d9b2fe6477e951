import { isStableCoin } from '@/contract/market';
import { $pairs } from './instrumentsModel';
import type { RankingOrder } from './quote';

/** The rankings of the market, by name. */
export const marketRankings = {
  hot: { key: 'turnover', direction: 'descending' },
  new: { key: 'listed', direction: 'descending' },
  gainers: { key: 'change', direction: 'descending', only: 'risen' },
  losers: { key: 'change', direction: 'ascending', only: 'fallen' },
} as const satisfies Record<string, RankingOrder>;
export type MarketRanking = keyof typeof marketRankings;

/** The pairs included in the rankings: quoted in USDT, neither stable coins nor leveraged tokens. */
export const $featuredPairs = $pairs.map(({ list }) =>
  list.filter(({ base, quote, multiple }) => quote === 'USDT' && multiple === null && !isStableCoin(base)),
);
