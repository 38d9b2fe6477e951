import { createEvent, createStore } from 'effector';
import { $featuredPairs, marketRankings, createRanking, type MarketRanking, type SortOrder } from '@/entities/market';

/** How many pairs the panel and the table show. */
export const panelLength = 7;
export const tableLength = 10;

/** The few pairs beside the first words. */
export const panel = createRanking({
  $rows: $featuredPairs,
  $order: createStore<SortOrder | null>(marketRankings.hot),
  $limit: createStore(panelLength),
});

export const boardChosen = createEvent<string>();
const boardIds: readonly MarketRanking[] = ['hot', 'new', 'gainers', 'losers'];
export const $board = createStore<MarketRanking>('hot').on(
  boardChosen,
  (board, chosen) => boardIds.find((known) => known === chosen) ?? board,
);
/** The table of the chosen board. */
export const table = createRanking({
  $rows: $featuredPairs,
  $order: $board.map((board): SortOrder => marketRankings[board]),
  $limit: createStore(tableLength),
});
