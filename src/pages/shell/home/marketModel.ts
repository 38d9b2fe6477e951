import { createEvent, createStore } from 'effector';
import { $headliners, boards, createRanking, type Board, type SortOrder } from '@/entities/market';

/** How many pairs the panel and the table show. */
export const panelLength = 7;
export const tableLength = 10;

/** The few pairs beside the first words. */
export const panel = createRanking({
  $rows: $headliners,
  $order: createStore<SortOrder | null>(boards.hot),
  $limit: createStore(panelLength),
});

export const boardChosen = createEvent<string>();
const boardIds: readonly Board[] = ['hot', 'new', 'gainers', 'losers'];
export const $board = createStore<Board>('hot').on(boardChosen, (board, chosen) => boardIds.find((known) => known === chosen) ?? board);
/** The table of the chosen board. */
export const table = createRanking({
  $rows: $headliners,
  $order: $board.map((board): SortOrder => boards[board]),
  $limit: createStore(tableLength),
});
