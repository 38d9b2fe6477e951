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
import { offeredEnds, startingEnds, swappedEnds, transferTypeOf, withSource, withTarget } from './accounts';
import { transferClosed, type TransferOpening } from './opening';

/** The form is mounted: resets all of its state. The old state is kept until then, so that a closing form does not change. */
export const started = createEvent<TransferOpening>();
export const sourceChosen = createEvent<number | null>();
export const targetChosen = createEvent<number | null>();
export const swapped = createEvent();
export const pairChosen = createEvent<number>();
export const coinChosen = createEvent<number>();
/** Retries the failed requests. */
export const retried = createEvent();

const refetchOn = [retried, balancesChanged];

/** Nothing is requested while the form is closed. */
export const $isOpen = createStore(false)
  .on(started, () => true)
  .reset(transferClosed);
const $coinPick = createStore<number | null>(null)
  .on(coinChosen, (_, coinId) => coinId)
  .on(started, (_, { coinId }) => coinId ?? null);

/** The chosen accounts. */
export const $ends = createStore<TransferAccounts>({ source: null, target: null }).on(started, (_, opening) => startingEnds(opening));

// The routes of each account; requested again for every coin, because each row contains the account's balance of it.
const $listedCoinId = createStore(defaultCoinId);
const wallets = query({
  endpoint: capital.wallets,
  $params: combine($isOpen, $listedCoinId, (isOpen, coinId) => (isOpen ? { query: { coinId } } : null)),
  refetchOn,
  resetOn: started,
});
/** The accounts with their routes; null until known. */
export const $wallets = wallets.$latest;
/** The same, but null unless its balances are those of the chosen coin. */
export const $walletsOfCoin = wallets.$data;

sample({
  clock: sourceChosen,
  source: { ends: $ends, routes: $wallets },
  fn: ({ ends, routes }, source) => withSource(ends, source, routes),
  target: $ends,
});
sample({
  clock: targetChosen,
  source: { ends: $ends, routes: $wallets },
  fn: ({ ends, routes }, target) => withTarget(ends, target, routes),
  target: $ends,
});
sample({ clock: swapped, source: { ends: $ends, routes: $wallets }, fn: ({ ends, routes }) => swappedEnds(ends, routes), target: $ends });
sample({ clock: $wallets, source: $ends, fn: offeredEnds, target: $ends });

/** The transfer type of the chosen route; null if there is none or none is known yet. */
export const $transferType = combine($wallets, $ends, transferTypeOf);

/** Whether the transfer involves isolated margin, which has one account per trading pair. */
export const $needsPair = $ends.map(({ source, target }) => source === account.isolatedMargin || target === account.isolatedMargin);
const pairs = query({
  endpoint: capital.pairs,
  $params: combine($isOpen, $needsPair, (isOpen, needsPair) => (isOpen && needsPair ? {} : null)),
  refetchOn,
  resetOn: started,
});
export const $pairs = pairs.$latest.map((list) => list ?? []);
export const $isPairLoading = pairs.$isLoading;
const $pairPick = createStore<number | null>(null)
  .on(pairChosen, (_, tradeId) => tradeId)
  .reset(started);
sample({ clock: $needsPair, fn: () => null, target: $pairPick });

/** The chosen pair; isolated margin defaults to the first that is enabled. Source: specification, States, Transfer flow. */
export const $pair = combine($pairs, $ends, $pairPick, $needsPair, (list, ends, pick, needsPair): TransferPair | null => {
  if (!needsPair) return null;
  return list.find((pair) => pair.tradeId === pick && isPairEnabled(pair, ends)) ?? firstEnabledPair(list, ends);
});

const coins = query({
  endpoint: capital.coins,
  $params: combine($isOpen, $transferType, $needsPair, $pair, (isOpen, type, needsPair, pair) => {
    if (!isOpen || type === null || (needsPair && pair === null)) return null;
    return { query: { type, ...(pair ? { tradeId: pair.tradeId } : {}) } };
  }),
  refetchOn,
  resetOn: started,
});
export const $coins = coins.$latest.map((list) => list ?? []);
export const $areCoinsLoading = coins.$isLoading;

/** The chosen coin: the one requested, otherwise coin 52. Null until the coins are known. */
export const $coin = combine($coins, $coinPick, (list, pick): TransferCoin | null => {
  const coinId = chooseCoinId(list, pick);
  return list.find((coin) => coin.coinId === coinId) ?? null;
});
/** The source account's balance of the chosen coin; null until loaded for the chosen accounts. */
export const $available = combine(coins.$data, $coin, (current, coin) => (current === null ? null : (coin?.available ?? null)));
// Only a coin that is in the list: the address may name any id.
sample({ clock: $coin, fn: (coin) => coin?.coinId ?? defaultCoinId, target: $listedCoinId });

/** Why the options could not be loaded. */
export const $optionsError = combine(
  wallets.$error,
  pairs.$error,
  coins.$error,
  (...errors) => errors.find((error) => error !== null) ?? null,
);
