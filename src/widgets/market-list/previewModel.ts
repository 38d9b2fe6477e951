import { createStore } from 'effector';
import { $featuredPairs, createRanking, marketRankings, type SortOrder } from '@/entities/market';

/** Number of pairs in the preview. */
export const previewLength = 9;

/** The most traded pairs, for users who are not logged in. */
export const preview = createRanking({
  $rows: $featuredPairs,
  $order: createStore<SortOrder | null>(marketRankings.hot),
  $limit: createStore(previewLength),
});
