export * as user from './endpoints';
export { BizStatus, FavouriteContract, FavouriteContractChange, FavouriteSpotChange, TraderStatus } from './schema';
export { favouriteOperations, favouriteStatus, traderStatus } from './constants';
