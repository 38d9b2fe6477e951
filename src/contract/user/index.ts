export * as user from './endpoints';
export { BizStatus, FavouriteContract, FavouriteContractRequest, FavouriteSpotRequest, TraderStatus } from './schema';
export { favouriteOperations, favouriteStatus, traderStatus } from './constants';
