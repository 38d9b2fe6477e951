import { combine, createEvent, createStore, merge, sample } from 'effector';
import { capital, depositState, type CoinNetwork, type Deposit } from '@/contract/capital';
import { code } from '@/contract/codes';
import { balancesChanged } from '@/entities/assets';
import { $kyc } from '@/entities/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { persist } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';
import { createGate } from '@/shared/lib/gate';
import { depositableCoins } from './coins';

/** Polling intervals in ms: networks may be suspended or resumed, deposits may arrive at any time. */
const networksInterval = 30_000;
const depositsInterval = 3_000;
/** How many of the latest deposits are shown. */
export const maxDepositsShown = 5;

/** The page is mounted, with the coin and the network of the URL. */
export const DepositGate = createGate<{ readonly coinId: number; readonly network: string | null }>('DepositGate', {
  coinId: 0,
  network: null,
});
const $isActive = combine(DepositGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);

/** All networks of all coins. */
export const networks = query({
  endpoint: capital.networks,
  $params: $isActive.map((isActive) => (isActive ? { query: {} } : null)),
  poll: { every: networksInterval },
});
const names = query({ endpoint: capital.coins, $params: $isActive.map((isActive) => (isActive ? { query: {} } : null)), once: true });

/** The latest deposits, newest first, with growing confirmations. */
export const recent = query({
  endpoint: capital.depositRecords,
  $params: $isActive.map((isActive) => (isActive ? { query: { pageSize: maxDepositsShown } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
  poll: { every: depositsInterval },
});

/** Coins that can be deposited, named where the name is known. */
export const $coins = combine(networks.$latest, names.$latest, depositableCoins);
/** Ids of recently deposited coins, without duplicates. */
export const $recentCoinIds = recent.$latest.map((records) => [...new Set(records?.list.map(({ coinId }) => coinId))]);

/** Networks of the selected coin. */
export const $networks = combine(
  networks.$latest,
  DepositGate.state,
  (all, { coinId }): readonly CoinNetwork[] => all?.filter((row) => row.coinId === coinId) ?? [],
);
/** The selected network, or the only one of the coin; null if neither. */
export const $network = combine($networks, DepositGate.state, (all, { network }): CoinNetwork | null => {
  const [only = null, ...others] = all;
  return all.find((row) => row.network === network) ?? (others.length === 0 ? only : null);
});

/** The user confirmed the wrong-network warning. */
export const warningUnderstood = createEvent();
/** Whether the warning was confirmed in this browser; persisted. */
export const $isWarningUnderstood = createStore(false).on(warningUnderstood, () => true);
persist(pageStorageKeys.depositWarning, $isWarningUnderstood);

const $addressParams = combine($isActive, $network, $isWarningUnderstood, (isActive, network, isUnderstood) =>
  isActive && isUnderstood && network?.isDepositOpen ? { coinId: network.coinId, network: network.network } : null,
);
// The params are a new object after every poll of the networks, which must not drop a pending or refused request.
const $addressKey = $addressParams.map((params) => params && `${params.coinId} ${params.network}`);

/** Requests the first address on a network. */
export const firstAddress = mutation({
  endpoint: capital.coinAddress,
  params: (body: { readonly coinId: number; readonly network: string }) => ({ body }),
  resetOn: merge([$addressKey, userChanged]),
});
/** Creates another address and selects it. */
export const createAddress = mutation({
  endpoint: capital.createDepositAddress,
  params: (body: { readonly network: string; readonly remark: string }) => ({ body }),
});
export const selectAddress = mutation({ endpoint: capital.selectDepositAddress, params: (id: number) => ({ body: { id } }) });
export const labelAddress = mutation({
  endpoint: capital.remarkDepositAddress,
  params: (body: { readonly id: number; readonly remark: string }) => ({ body }),
});

/** Addresses on the selected network, once the warning is confirmed. */
const addresses = query({
  endpoint: capital.depositAddresses,
  $params: $addressParams.map((params) => params && { body: params }),
  refetchOn: [firstAddress.done, createAddress.done, selectAddress.done, labelAddress.done],
  resetOn: userChanged,
});
sample({
  clock: addresses.done,
  source: $addressParams,
  filter: (params, { data }) => params !== null && data.length === 0,
  fn: (params) => params ?? { coinId: 0, network: '' },
  target: firstAddress.submitted,
});
// A newly verified user gets the address without a reload.
sample({
  clock: $kyc.updates.filter({ fn: (kyc) => kyc?.state === 'passed' }),
  source: { params: $addressParams, error: firstAddress.$error },
  filter: ({ params, error }) => params !== null && error !== null,
  fn: ({ params }) => params ?? { coinId: 0, network: '' },
  target: firstAddress.submitted,
});
/** Why no further address was created. Errors of labels and selections show a toast. */
export const $addressError = createAddress.$error;

const $existingAddresses = addresses.$data.map((list) => (list === null || list.length === 0 ? null : list));
/** The addresses, once there is at least one, or why there is none. */
export const existingAddresses = {
  $data: $existingAddresses,
  $latest: $existingAddresses,
  $error: combine(addresses.$error, firstAddress.$error, (listError, createError) => listError ?? createError),
  refetched: addresses.refetched,
};
/** Why the user gets no address, apart from the network: verification or a frozen account; null if neither. */
export const $restriction = firstAddress.$error.map((error) => {
  if (error?.failure.kind !== 'business') return null;
  if (error.failure.code === code.needKyc.code) return 'needKyc';
  return error.failure.code === code.accountFrozen.code ? 'frozen' : null;
});

// A deposit that is no longer confirming was credited or is below the minimum.
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
