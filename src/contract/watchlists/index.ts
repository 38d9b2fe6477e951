export * as watchlists from './endpoints';
export { watchlistLimits } from './constants';
export { Watchlist } from './schema';
