import { combine, createEvent, createStore, sample } from 'effector';
import {
  account,
  capital,
  chooseCoinId,
  defaultCoinId,
  firstEnabledPair,
  isPairEnabled,
  type TransferCoin,
  type TransferAccounts,
  type TransferPair,
} from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { query } from '@/shared/api';
import { offeredAccounts, initialAccounts, swappedAccounts, transferTypeOf, withSource, withTarget } from './accounts';
import { transferClosed, type TransferPreset } from './dialogModel';

/** The form is mounted: resets all of its state. The old state is kept until then, so that a closing form does not change. */
export const formMounted = createEvent<TransferPreset>();
export const sourceChosen = createEvent<number | null>();
export const targetChosen = createEvent<number | null>();
export const accountsSwapped = createEvent();
export const pairChosen = createEvent<number>();
export const coinChosen = createEvent<number>();
/** Retries the failed requests. */
export const retryRequested = createEvent();

const refetchOn = [retryRequested, balancesChanged];

/** Nothing is requested while the form is closed. */
export const $isOpen = createStore(false)
  .on(formMounted, () => true)
  .reset(transferClosed);
const $chosenCoinId = createStore<number | null>(null)
  .on(coinChosen, (_, coinId) => coinId)
  .on(formMounted, (_, { coinId }) => coinId ?? null);

/** The chosen accounts. */
export const $accounts = createStore<TransferAccounts>({ source: null, target: null }).on(formMounted, (_, preset) =>
  initialAccounts(preset),
);

// The routes of each account; requested again for every coin, because each row contains the account's balance of it.
const $balanceCoinId = createStore(defaultCoinId);
const wallets = query({
  endpoint: capital.wallets,
  $params: combine($isOpen, $balanceCoinId, (isOpen, coinId) => (isOpen ? { query: { coinId } } : null)),
  refetchOn,
  resetOn: formMounted,
});
/** The accounts with their routes; null until known. */
export const $wallets = wallets.$latest;
/** The same, but null unless its balances are those of the chosen coin. */
export const $walletsOfCoin = wallets.$data;

sample({
  clock: sourceChosen,
  source: { accounts: $accounts, routes: $wallets },
  fn: ({ accounts, routes }, source) => withSource(accounts, source, routes),
  target: $accounts,
});
sample({
  clock: targetChosen,
  source: { accounts: $accounts, routes: $wallets },
  fn: ({ accounts, routes }, target) => withTarget(accounts, target, routes),
  target: $accounts,
});
sample({
  clock: accountsSwapped,
  source: { accounts: $accounts, routes: $wallets },
  fn: ({ accounts, routes }) => swappedAccounts(accounts, routes),
  target: $accounts,
});
sample({ clock: $wallets, source: $accounts, fn: offeredAccounts, target: $accounts });

/** The transfer type of the chosen route; null if there is none or none is known yet. */
export const $transferType = combine($wallets, $accounts, transferTypeOf);

/** Whether the transfer involves isolated margin, which has one account per trading pair. */
export const $needsPair = $accounts.map(({ source, target }) => source === account.isolatedMargin || target === account.isolatedMargin);
/** Whether the transfer involves a margin account, which may have debt. */
export const $isMargin = $accounts.map(({ source, target }) =>
  [source, target].some((type) => type === account.crossMargin || type === account.isolatedMargin),
);
const pairs = query({
  endpoint: capital.pairs,
  $params: combine($isOpen, $needsPair, (isOpen, needsPair) => (isOpen && needsPair ? {} : null)),
  refetchOn,
  resetOn: formMounted,
});
export const $pairs = pairs.$latest.map((list) => list ?? []);
export const $isPairLoading = pairs.$isLoading;
const $chosenTradeId = createStore<number | null>(null)
  .on(pairChosen, (_, tradeId) => tradeId)
  .on(formMounted, (_, { tradeId }) => tradeId ?? null);
sample({ clock: $needsPair, filter: (needsPair) => !needsPair, fn: () => null, target: $chosenTradeId });

/** The chosen pair; isolated margin defaults to the first that is enabled. Source: specification, States, Transfer flow. */
export const $pair = combine($pairs, $accounts, $chosenTradeId, $needsPair, (list, accounts, chosen, needsPair): TransferPair | null => {
  if (!needsPair) return null;
  return list.find((pair) => pair.tradeId === chosen && isPairEnabled(pair, accounts)) ?? firstEnabledPair(list, accounts);
});

const coins = query({
  endpoint: capital.coins,
  $params: combine($isOpen, $transferType, $needsPair, $pair, (isOpen, type, needsPair, pair) => {
    if (!isOpen || type === null || (needsPair && pair === null)) return null;
    return { query: { type, ...(pair ? { tradeId: pair.tradeId } : {}) } };
  }),
  refetchOn,
  resetOn: formMounted,
});
export const $coins = coins.$latest.map((list) => list ?? []);
export const $areCoinsLoading = coins.$isLoading;

/** The chosen coin: the one requested, otherwise coin 52, or the first one if neither is offered. Null until the coins are known. */
export const $coin = combine($coins, $chosenCoinId, (list, chosen): TransferCoin | null => {
  const coinId = chooseCoinId(list, chosen);
  return list.find((coin) => coin.coinId === coinId) ?? null;
});
/** The source account's balance of the chosen coin; null until loaded for the chosen accounts. */
export const $available = combine(coins.$data, $coin, (current, coin) => (current === null ? null : (coin?.available ?? null)));
// Only a coin that is in the list: the address may name any id.
sample({ clock: $coin, fn: (coin) => coin?.coinId ?? defaultCoinId, target: $balanceCoinId });

/** Why the options could not be loaded. */
export const $optionsError = combine(
  wallets.$error,
  pairs.$error,
  coins.$error,
  (...errors) => errors.find((error) => error !== null) ?? null,
);
