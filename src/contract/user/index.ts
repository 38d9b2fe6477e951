export * as user from './endpoints';
export { BizStatus, FavouriteContract, FavouriteContractRequest, FavouriteSpotRequest, TraderStatus, Watchlist } from './schema';
export { favouriteOperations, favouriteStatus, traderStatus, watchlistLimits } from './constants';
