import { combine, createEvent, createStore, sample } from 'effector';
import { favouriteStatus, user } from '@/contract/user';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, changedElsewhere, newestOf } from '@/shared/api';
import { keep, storageKeys } from '@/shared/lib';

/** A star was pressed on a spot pair. */
export const pairToggled = createEvent<number>();
/** A star was pressed on a contract. */
export const contractToggled = createEvent<string>();

const loadPairsFx = callFx(user.spotFavourites);
const loadContractsFx = callFx(user.contractFavourites);
const savePairFx = callFx(user.saveSpotFavourite);
const saveContractFx = callFx(user.saveContractFavourites);

const localPairToggled = sample({
  clock: pairToggled,
  source: $isLoggedIn,
  filter: (isLoggedIn) => !isLoggedIn,
  fn: (_, tradeId) => tradeId,
});
const localContractToggled = sample({
  clock: contractToggled,
  source: $isLoggedIn,
  filter: (isLoggedIn) => !isLoggedIn,
  fn: (_, contractCode) => contractCode,
});

const $localPairs = createStore<number[]>([]).on(localPairToggled, toggled);
const $localContracts = createStore<string[]>([]).on(localContractToggled, toggled);
keep(storageKeys.spotFavourites, $localPairs);
keep(storageKeys.contractFavourites, $localContracts);

const $serverPairs = createStore<number[]>([])
  .on(newestOf(loadPairsFx), (_, { result }) => result)
  .on(savePairFx, (list, { body: { operate, tradeId } }) =>
    operate === 'add' ? [...list, Number(tradeId)] : list.filter((id) => id !== tradeId),
  )
  .reset(userChanged);
const $serverContracts = createStore<string[]>([])
  .on(newestOf(loadContractsFx), (_, { result }) => result.map(({ contractCode }) => contractCode))
  .on(saveContractFx, (list, { body }) =>
    body.reduce(
      (left, { contractCode, status }) =>
        status === favouriteStatus.add ? [...left, contractCode] : left.filter((code) => code !== contractCode),
      list,
    ),
  )
  .reset(userChanged);

/** The starred spot pairs by tradeId: the server's when logged in, else the local ones. Source: specification, States, Favourite toggle. */
export const $favouritePairs = combine($isLoggedIn, $serverPairs, $localPairs, (isLoggedIn, server, local) =>
  isLoggedIn ? server : local,
);
/** The starred contracts by contractCode. */
export const $favouriteContracts = combine($isLoggedIn, $serverContracts, $localContracts, (isLoggedIn, server, local) =>
  isLoggedIn ? server : local,
);

sample({
  clock: pairToggled,
  source: { isLoggedIn: $isLoggedIn, list: $serverPairs },
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: ({ list }, tradeId) => ({ body: { operate: list.includes(tradeId) ? ('delete' as const) : ('add' as const), tradeId } }),
  target: savePairFx,
});
sample({
  clock: contractToggled,
  source: { isLoggedIn: $isLoggedIn, list: $serverContracts },
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: ({ list }, contractCode) => ({
    body: [{ contractCode, status: list.includes(contractCode) ? favouriteStatus.remove : favouriteStatus.add }],
  }),
  target: saveContractFx,
});
sample({
  clock: [userChanged, changedElsewhere, savePairFx.finally],
  source: $isLoggedIn,
  filter: Boolean,
  fn: () => ({}),
  target: loadPairsFx,
});
sample({
  clock: [userChanged, changedElsewhere, saveContractFx.finally],
  source: $isLoggedIn,
  filter: Boolean,
  fn: () => ({}),
  target: loadContractsFx,
});

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
