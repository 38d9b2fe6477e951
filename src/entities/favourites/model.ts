import { combine, createEvent, createStore } from 'effector';
import { favouriteStatus, user } from '@/contract/user';
import { $userParams, userChanged } from '@/entities/session';
import { mutation, query, select } from '@/shared/api';
import { storageKeys } from '@/shared/lib';
import { createStars, type StarChange } from './stars';

/** A star was pressed on a spot pair. */
export const pairToggled = createEvent<number>();
/** A star was pressed on a contract. */
export const contractToggled = createEvent<string>();
/** What a visitor starred becomes the user's, or stays in the browser for now. */
export const mergeAccepted = createEvent();
export const mergeDeclined = createEvent();

const options = { $params: $userParams, resetOn: userChanged };
const saving = {
  key: <Item extends number | string>({ item }: StarChange<Item>) => item,
  whilePending: 'sendLast',
  resetOn: userChanged,
} as const;

const pairs = createStars({
  toggled: pairToggled,
  query: query({ endpoint: user.spotFavourites, ...options }),
  save: mutation({
    endpoint: user.saveSpotFavourite,
    params: ({ item, isStarred }: StarChange<number>) => ({
      body: { operate: isStarred ? ('add' as const) : ('delete' as const), tradeId: item },
    }),
    ...saving,
  }),
  kept: storageKeys.spotFavourites,
  unsent: storageKeys.unsentSpotFavourites,
  mergeAccepted,
});
const contracts = createStars({
  toggled: contractToggled,
  query: select(query({ endpoint: user.contractFavourites, ...options }), (rows) =>
    rows.filter(({ status }) => status === favouriteStatus.add).map(({ contractCode }) => contractCode),
  ),
  save: mutation({
    endpoint: user.saveContractFavourites,
    params: ({ item, isStarred }: StarChange<string>) => ({
      body: [{ contractCode: item, status: isStarred ? favouriteStatus.add : favouriteStatus.remove }],
    }),
    ...saving,
  }),
  kept: storageKeys.contractFavourites,
  unsent: storageKeys.unsentContractFavourites,
  mergeAccepted,
});

/** The starred spot pairs by tradeId: the server's when logged in, else the local ones. Source: specification, States, Favourite toggle. */
export const $favouritePairs = pairs.$shown;
/** The starred contracts by contractCode. */
export const $favouriteContracts = contracts.$shown;

const $isDeclined = createStore(false)
  .on(mergeDeclined, () => true)
  .reset(userChanged);
/** How many favourites of a visitor the user has not; 0 once the offer to merge is answered. */
export const $mergeOffer = combine(pairs.$mergeable, contracts.$mergeable, $isDeclined, (spot, contract, isDeclined) =>
  isDeclined ? 0 : spot.length + contract.length,
);
