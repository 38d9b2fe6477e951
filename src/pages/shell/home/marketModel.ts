import { createEvent, createStore } from 'effector';
import { $featuredPairs, marketRankings, createRanking, type MarketRanking, type RankingOrder } from '@/entities/market';

/** Number of pairs in the panel and in the table. */
export const panelLength = 7;
export const tableLength = 10;

/** The pairs of the panel beside the hero. */
export const panel = createRanking({
  $rows: $featuredPairs,
  $order: createStore<RankingOrder | null>(marketRankings.hot),
  $limit: createStore(panelLength),
});

export const boardChosen = createEvent<string>();
const boardIds: readonly MarketRanking[] = ['hot', 'new', 'gainers', 'losers'];
export const $board = createStore<MarketRanking>('hot').on(
  boardChosen,
  (board, chosen) => boardIds.find((known) => known === chosen) ?? board,
);
/** The pairs of the selected ranking. */
export const table = createRanking({
  $rows: $featuredPairs,
  $order: $board.map((board): RankingOrder => marketRankings[board]),
  $limit: createStore(tableLength),
});
