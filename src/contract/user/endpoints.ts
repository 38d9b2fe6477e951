import * as z from 'zod/mini';
import { endpoint, wholeNumber } from '../endpoint';
import { BizStatus, FavouriteContract, FavouriteContractRequest, FavouriteSpotRequest, TraderStatus } from './schema';

export const bizStatus = endpoint('user.bizStatus', {
  method: 'GET',
  path: '/hk-web/user/biz-status',
  access: 'public',
  data: BizStatus,
  assumed: 'only the path is shown; public, because loading a page as a visitor is not an error; a reload reads from it who is logged in',
});

export const contractFavourites = endpoint('user.contractFavourites', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/collection',
  access: 'user',
  data: z.array(FavouriteContract),
  assumed: 'that this call returns the contract favourites is not shown',
});

export const saveContractFavourites = endpoint('user.saveContractFavourites', {
  method: 'POST',
  path: '/hk-web/swap/v1/portal/collection',
  access: 'user',
  body: z.array(FavouriteContractRequest),
  data: z.null(),
  assumed: 'the response is not shown',
});

export const spotFavourites = endpoint('user.spotFavourites', {
  method: 'GET',
  path: '/hk-web/user/user_favorite_json',
  access: 'user',
  data: z.array(z.int()),
  assumed: 'that this call returns the list of tradeId is not shown',
});

export const saveSpotFavourite = endpoint('user.saveSpotFavourite', {
  method: 'POST',
  path: '/hk-web/user/user_favorite_json',
  access: 'user',
  encoding: 'multipart',
  body: FavouriteSpotRequest,
  data: z.null(),
  assumed: 'the response is not shown',
});

export const traderStatus = endpoint('user.traderStatus', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/public/trader/status',
  access: 'public',
  query: z.object({ traderUid: wholeNumber() }),
  data: TraderStatus,
  assumed: 'the path is not shown; placed beside the other public/trader calls',
});
