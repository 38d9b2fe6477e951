import { createStore } from 'effector';
import { $featuredPairs, createRanking, marketRankings, type MarketRanking, type RankingOrder } from '@/entities/market';

/** The maximum number of rows of a ranking. */
const maxRows = 5;

const createShortRanking = (order: RankingOrder) =>
  createRanking({ $rows: $featuredPairs, $order: createStore<RankingOrder | null>(order), $limit: createStore(maxRows) });

/** The rankings that summarise the market. */
export const shortRankings: Readonly<Record<MarketRanking, ReturnType<typeof createShortRanking>>> = {
  hot: createShortRanking(marketRankings.hot),
  new: createShortRanking(marketRankings.new),
  gainers: createShortRanking(marketRankings.gainers),
  losers: createShortRanking(marketRankings.losers),
};
