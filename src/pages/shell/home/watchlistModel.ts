import { combine, createStore } from 'effector';
import { $featuredPairs, $pairs, createRanking, marketRankings, type RankingOrder } from '@/entities/market';
import { $favouritePairs } from '@/entities/favourites';

/** Number of pairs in the watchlist. */
export const watchlistLength = 9;

const $order = createStore<RankingOrder | null>(marketRankings.hot);
const $favourites = combine($favouritePairs, $pairs, (favourites, { list }) =>
  list.filter(({ id }) => typeof id === 'number' && favourites.includes(id)),
);
/** The favourite pairs, most traded first. */
export const favouriteRows = createRanking({ $rows: $favourites, $order, $limit: createStore(watchlistLength) });
/** The most traded pairs that are not favourites, as many as fit. */
export const hotRows = createRanking({
  $rows: combine($featuredPairs, $favourites, (featured, favourites) => featured.filter((pair) => !favourites.includes(pair))),
  $order,
  $limit: $favourites.map(({ length }) => Math.max(0, watchlistLength - length)),
});
