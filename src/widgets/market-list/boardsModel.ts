import { createStore } from 'effector';
import { $featuredPairs, createRanking, marketRankings, type MarketRanking, type RankingOrder } from '@/entities/market';

/** The maximum number of rows of a ranking. */
const boardLength = 5;

const board = (order: RankingOrder) =>
  createRanking({ $rows: $featuredPairs, $order: createStore<RankingOrder | null>(order), $limit: createStore(boardLength) });

/** The rankings that summarise the market. */
export const boards: Readonly<Record<MarketRanking, ReturnType<typeof board>>> = {
  hot: board(marketRankings.hot),
  new: board(marketRankings.new),
  gainers: board(marketRankings.gainers),
  losers: board(marketRankings.losers),
};
