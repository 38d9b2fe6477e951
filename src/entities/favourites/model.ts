import { combine, createEvent, createStore } from 'effector';
import { favouriteStatus, user } from '@/contract/user';
import { $userParams, userChanged } from '@/entities/session';
import { mutation, query, select } from '@/shared/api';
import { storageKeys } from '@/shared/lib';
import { createFavourites, type FavouriteChange } from './createFavourites';

/** The user toggled the star of a spot pair. */
export const pairToggled = createEvent<number>();
/** The user toggled the star of a contract. */
export const contractToggled = createEvent<string>();
/** Answers the offer to merge a visitor's favourites into the user's. */
export const mergeAccepted = createEvent();
export const mergeDeclined = createEvent();

const options = { $params: $userParams, resetOn: userChanged };
const saving = {
  key: <Item extends number | string>({ item }: FavouriteChange<Item>) => item,
  whilePending: 'sendLast',
  resetOn: userChanged,
} as const;

const pairs = createFavourites({
  toggled: pairToggled,
  query: query({ endpoint: user.spotFavourites, ...options }),
  save: mutation({
    endpoint: user.saveSpotFavourite,
    params: ({ item, isStarred }: FavouriteChange<number>) => ({
      body: { operate: isStarred ? ('add' as const) : ('delete' as const), tradeId: item },
    }),
    ...saving,
  }),
  visitorRow: storageKeys.spotFavourites,
  unsent: storageKeys.unsentSpotFavourites,
  mergeAccepted,
});
const contracts = createFavourites({
  toggled: contractToggled,
  query: select(query({ endpoint: user.contractFavourites, ...options }), (rows) =>
    rows.filter(({ status }) => status === favouriteStatus.add).map(({ contractCode }) => contractCode),
  ),
  save: mutation({
    endpoint: user.saveContractFavourites,
    params: ({ item, isStarred }: FavouriteChange<string>) => ({
      body: [{ contractCode: item, status: isStarred ? favouriteStatus.add : favouriteStatus.remove }],
    }),
    ...saving,
  }),
  visitorRow: storageKeys.contractFavourites,
  unsent: storageKeys.unsentContractFavourites,
  mergeAccepted,
});

/** Favourite spot pairs by tradeId: the server's when logged in, else the local ones. Source: specification, States, Favourite toggle. */
export const $favouritePairs = pairs.$shown;
/** Favourite contracts by contractCode. */
export const $favouriteContracts = contracts.$shown;

const $isDeclined = createStore(false)
  .on(mergeDeclined, () => true)
  .reset(userChanged);
/** Number of the visitor's favourites that the user does not have; 0 once the offer to merge is answered. */
export const $mergeOffer = combine(pairs.$mergeable, contracts.$mergeable, $isDeclined, (spot, contract, isDeclined) =>
  isDeclined ? 0 : spot.length + contract.length,
);
