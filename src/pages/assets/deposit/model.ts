import { combine, createEvent, createStore, sample } from 'effector';
import { capital, depositState, type CoinNetwork, type Deposit } from '@/contract/capital';
import { code } from '@/contract/codes';
import { balancesChanged } from '@/entities/assets';
import { $kyc } from '@/entities/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { persist } from '@/shared/lib';
import { lateStorageKeys } from '@/shared/lib/lateStorageKeys';
import { createGate } from '@/shared/lib/gate';
import { depositableCoins } from './coins';

/** From one answer to the next request, in ms: networks are suspended and opened, and deposits come unasked. */
const networksInterval = 30_000;
const depositsInterval = 3_000;
/** How many of the latest deposits are shown. */
export const shownDeposits = 5;

/** The page is mounted, with the coin and the network of the address. */
export const DepositGate = createGate<{ readonly coinId: number; readonly network: string | null }>('DepositGate', {
  coinId: 0,
  network: null,
});
const $isAsked = combine(DepositGate.status, $isLoggedIn, (isOpen, isIn) => isOpen && isIn);

/** Every network of every coin. */
export const networks = query({
  endpoint: capital.networks,
  $params: $isAsked.map((isAsked) => (isAsked ? { query: {} } : null)),
  poll: { every: networksInterval },
});
const names = query({ endpoint: capital.coins, $params: $isAsked.map((isAsked) => (isAsked ? { query: {} } : null)), once: true });

/** The latest deposits, newest first; the confirmations of those under way grow. */
export const recent = query({
  endpoint: capital.depositRecords,
  $params: $isAsked.map((isAsked) => (isAsked ? { query: { pageSize: shownDeposits } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
  poll: { every: depositsInterval },
});

/** The coins that can be deposited, with the names known of them. */
export const $coins = combine(networks.$latest, names.$latest, depositableCoins);
/** Coins of the latest deposits, each once. */
export const $recentCoinIds = recent.$latest.map((records) => [...new Set(records?.list.map(({ coinId }) => coinId))]);

/** The networks of the chosen coin. */
export const $networks = combine(
  networks.$latest,
  DepositGate.state,
  (all, { coinId }): readonly CoinNetwork[] => all?.filter((row) => row.coinId === coinId) ?? [],
);
/** The chosen network; the only one of a coin needs no choice. */
export const $network = combine($networks, DepositGate.state, (all, { network }): CoinNetwork | null => {
  const [only = null, ...others] = all;
  return all.find((row) => row.network === network) ?? (others.length === 0 ? only : null);
});

/** The warning of the wrong network is understood. */
export const warningUnderstood = createEvent();
/** Whether this browser has said so once. */
export const $isWarningUnderstood = createStore(false).on(warningUnderstood, () => true);
persist(lateStorageKeys.depositWarning, $isWarningUnderstood);

const $place = combine($isAsked, $network, $isWarningUnderstood, (isAsked, network, isUnderstood) =>
  isAsked && isUnderstood && network?.isDepositOpen ? { coinId: network.coinId, network: network.network } : null,
);

/** The first address on a network. */
export const firstAddress = mutation({
  endpoint: capital.coinAddress,
  params: (body: { readonly coinId: number; readonly network: string }) => ({ body }),
  resetOn: $place,
});
/** Another address, which is chosen from now on. */
export const createAddress = mutation({
  endpoint: capital.createDepositAddress,
  params: (body: { readonly network: string; readonly remark: string }) => ({ body }),
});
export const selectAddress = mutation({ endpoint: capital.selectDepositAddress, params: (id: number) => ({ body: { id } }) });
export const labelAddress = mutation({
  endpoint: capital.remarkDepositAddress,
  params: (body: { readonly id: number; readonly remark: string }) => ({ body }),
});

/** The addresses on the chosen network, once the warning is understood. */
const addresses = query({
  endpoint: capital.depositAddresses,
  $params: $place.map((place) => place && { body: place }),
  refetchOn: [firstAddress.done, createAddress.done, selectAddress.done, labelAddress.done],
  resetOn: userChanged,
});
sample({
  clock: addresses.done,
  source: $place,
  filter: (place, { data }) => place !== null && data.length === 0,
  fn: (place) => place ?? { coinId: 0, network: '' },
  target: firstAddress.submitted,
});
// Who has just been verified gets the address without a reload.
sample({
  clock: $kyc.updates.filter({ fn: (kyc) => kyc?.state === 'passed' }),
  source: { place: $place, error: firstAddress.$error },
  filter: ({ place, error }) => place !== null && error !== null,
  fn: ({ place }) => place ?? { coinId: 0, network: '' },
  target: firstAddress.submitted,
});
/** Why no further address was made. What becomes of a label or a choice is told by a toast. */
export const $addressError = createAddress.$error;

const $madeAddresses = addresses.$data.map((list) => (list === null || list.length === 0 ? null : list));
/** The addresses once there is one, and why there is none. */
export const madeAddresses = {
  $data: $madeAddresses,
  $latest: $madeAddresses,
  $error: combine(addresses.$error, firstAddress.$error, (listing, making) => listing ?? making),
  refetched: addresses.refetched,
};
/** What stands between somebody and an address, where it is not the network. */
export const $restriction = firstAddress.$error.map((error) => {
  if (error?.failure.kind !== 'business') return null;
  if (error.failure.code === code.needKyc.code) return 'needKyc';
  return error.failure.code === code.accountFrozen.code ? 'frozen' : null;
});

// A deposit that was confirming and is not any more has been credited, or waits for more.
const isConfirming = ({ state }: Deposit): boolean => state === depositState.confirming;
const $confirming = createStore<{ readonly before: readonly string[]; readonly now: readonly string[] }>({ before: [], now: [] })
  .on(recent.done, ({ now }, { data }) => ({ before: now, now: data.list.filter(isConfirming).map(({ id }) => id) }))
  .reset(userChanged);
sample({
  clock: $confirming,
  filter: ({ before, now }) => before.some((id) => !now.includes(id)),
  fn: () => {},
  target: balancesChanged,
});
