import { combine, createEvent, createStore } from 'effector';
import { market } from '@/contract/market';
import { $featuredPairs, marketRankings, createRanking, type MarketRanking, type RankingOrder } from '@/entities/market';
import { query } from '@/shared/api';

/** Number of pairs in the table, and of trades beside the hero. */
export const tableLength = 10;
export const tapeLength = 6;
/** Polling interval of the trades in ms. */
const tapeMs = 1000;

/** The featured pair: the most traded one. */
export const featuredRanking = createRanking({
  $rows: $featuredPairs,
  $order: createStore<RankingOrder | null>(marketRankings.hot),
  $limit: createStore(1),
});
const $featuredId = featuredRanking.$ranked.map(([first]) => first?.id ?? null);
const trades = query({
  endpoint: market.realTimeTrades,
  $params: combine(featuredRanking.Gate.status, $featuredId, (isOpen, id) =>
    isOpen && typeof id === 'number' ? { query: { tradeId: id, size: tapeLength } } : null,
  ),
  poll: { every: tapeMs },
});
/** The latest trades of the featured pair, newest first; null until loaded. */
export const $tape = trades.$data;

export const rankingChosen = createEvent<string>();
const rankingIds: readonly MarketRanking[] = ['hot', 'new', 'gainers', 'losers'];
export const $ranking = createStore<MarketRanking>('hot').on(
  rankingChosen,
  (ranking, chosen) => rankingIds.find((id) => id === chosen) ?? ranking,
);
/** The pairs of the selected ranking. */
export const table = createRanking({
  $rows: $featuredPairs,
  $order: $ranking.map((ranking): RankingOrder => marketRankings[ranking]),
  $limit: createStore(tableLength),
});
