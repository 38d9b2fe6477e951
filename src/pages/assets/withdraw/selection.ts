import { combine, createEvent, createStore, sample } from 'effector';
import { capital, internalNetwork, type CoinNetwork } from '@/contract/capital';
import { addressProblem } from '@/contract/chains';
import { spot } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { createLookup } from '@/features/choose-recipient';
import { query } from '@/shared/api';
import { delay } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** Withdrawal methods: on-chain to an address, or internal to another user of the exchange. */
export const methods = ['onChain', 'internal'] as const;
export type Method = (typeof methods)[number];

/** The page is mounted, with the coin of the URL. */
export const WithdrawGate = createGate<{ readonly requestedCoinId: number | null }>('WithdrawGate', { requestedCoinId: null });

export const methodChosen = createEvent<Method>();
export const coinChosen = createEvent<number>();
export const networkChosen = createEvent<string>();
export const addressTyped = createEvent<string>();
export const memoTyped = createEvent<string>();
/** The user confirmed, or no longer confirms, that the recipient needs no memo. */
export const memoWaived = createEvent<boolean>();
/** An address book entry was selected. */
export const entryChosen = createEvent<{ readonly network: string; readonly address: string; readonly memo: string }>();
export const submitted = createEvent();
/** An amount was entered. */
export const amountEntered = createEvent();
/** Clears the form after a withdrawal. */
export const cleared = createEvent();

const $isActive = combine(WithdrawGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);
const shared = { refetchOn: [balancesChanged], resetOn: userChanged };

/** Coins of the spot account, from which withdrawals are made. */
export const coins = query({ endpoint: spot.balances, $params: $isActive.map((isActive) => (isActive ? {} : null)), ...shared });
/** Restrictions of withdrawals and the daily limit in USDT. */
export const check = query({ endpoint: capital.withdrawCheck, $params: $isActive.map((isActive) => (isActive ? {} : null)), ...shared });

const $chosenCoin = createStore<number | null>(null)
  .on(coinChosen, (_, coinId) => coinId)
  .reset(WithdrawGate.close, WithdrawGate.set, userChanged);
/** The default coin, once the form is used; not a choice of the user, who is still told that a requested coin is missing. */
const $pinnedCoin = createStore<number | null>(null);
export const $coinId = combine(
  $chosenCoin,
  $pinnedCoin,
  WithdrawGate.state,
  coins.$latest,
  (chosen, pinned, { requestedCoinId }, rows) =>
    chosen ??
    pinned ??
    (rows?.find(({ coinId }) => coinId === requestedCoinId) ?? rows?.find(({ coinName }) => coinName === defaultCoin) ?? rows?.[0])
      ?.coinId ??
    null,
);
/** Whether the URL names a coin that is not held, and no other was selected. */
export const $isRequestedCoinMissing = combine(
  $chosenCoin,
  WithdrawGate.state,
  coins.$latest,
  (chosen, { requestedCoinId }, rows) =>
    chosen === null && requestedCoinId !== null && rows !== null && !rows.some(({ coinId }) => coinId === requestedCoinId),
);
/** The coin selected by default, if it is held (assumed: not shown). */
const defaultCoin = 'USDT';

/** Maximum amount and networks for withdrawals of the coin. */
export const info = query({
  endpoint: capital.withdrawInfo,
  $params: combine($isActive, $coinId, (isActive, coinId) => (isActive && coinId !== null ? { query: { coinId } } : null)),
  ...shared,
});

export const $method = createStore<Method>('onChain')
  .on(methodChosen, (_, method) => method)
  .reset(WithdrawGate.close);

const formResetOn = [coinChosen, cleared, WithdrawGate.close, WithdrawGate.set, userChanged] as const;
export const $address = createStore('')
  .on(addressTyped, (_, address) => address)
  .on(entryChosen, (_, { address }) => address)
  .reset(...formResetOn);
export const $memo = createStore('')
  .on(memoTyped, (_, memo) => memo)
  .on(entryChosen, (_, { memo }) => memo)
  .reset(...formResetOn);
/** Waiving the memo applies to one recipient and ends once a memo is typed. */
export const $isMemoWaived = createStore(false)
  .on(memoWaived, (_, isWaived) => isWaived)
  .reset(memoTyped, addressTyped, entryChosen, networkChosen, ...formResetOn);
/** The user of the exchange who receives the coins. */
export const receiver = createLookup({
  $isEnabled: combine($isActive, $method, (isActive, method) => isActive && method === 'internal'),
  screenLeft: WithdrawGate.close,
  flushOn: submitted,
  resetOn: [cleared, WithdrawGate.close, userChanged],
});

// A balance that arrives must not change the coin of what was entered or is under review.
sample({ clock: [amountEntered, addressTyped, entryChosen, receiver.typed, submitted], source: $coinId, target: $pinnedCoin });
$pinnedCoin.reset(...formResetOn);

const $networks = info.$data.map((data): readonly CoinNetwork[] => data?.networks ?? []);
/** Networks of the coin that match the format of the address, even if its checksum is wrong. */
const $formatMatches = combine($networks, $address, (networks, address) =>
  address.trim() === '' ? [] : networks.filter(({ network }) => addressProblem(network, address) !== 'format'),
);
/** Debounce of the network lookup while typing, in ms. */
export const recognitionMs = 400;
const $debouncedAddress = createStore('')
  .on(delay({ source: addressTyped, ms: recognitionMs, cancel: WithdrawGate.close }), (_, address) => address)
  .on(entryChosen, (_, { address }) => address)
  .reset(...formResetOn);
const recognition = query({
  endpoint: capital.networksOfAddress,
  $params: combine($isActive, $coinId, $address, $debouncedAddress, $formatMatches, (isActive, coinId, address, debounced, candidates) =>
    isActive && coinId !== null && address === debounced && candidates.length > 0 ? { query: { coinId, address: address.trim() } } : null,
  ),
  resetOn: userChanged,
});
/** Networks that support the address: those named by the exchange, otherwise those of its format. The form never waits for the lookup. */
export const $recognised = combine($formatMatches, recognition.$data, (candidates, supported) => {
  const confirmed = candidates.filter(({ network }) => supported?.some((each) => each.network === network));
  return confirmed.length > 0 ? confirmed : candidates;
});
const $chosenNetwork = createStore<string | null>(null)
  .on(networkChosen, (_, network) => network)
  .on(entryChosen, (_, { network }) => network)
  .reset(...formResetOn);
/** The network to use: the selected one, or the only one that supports the address; suspended networks count only if there is no other. */
export const $network = combine($networks, $chosenNetwork, $recognised, (networks, chosen, recognised) => {
  const open = recognised.filter(({ isWithdrawOpen }) => isWithdrawOpen);
  const [only = null, ...others] = open.length > 0 ? open : recognised;
  return networks.find(({ network }) => network === chosen) ?? (others.length === 0 ? only : null);
});
/** Whether the network was detected from the address. */
export const $isRecognised = combine($network, $chosenNetwork, (network, chosen) => network !== null && chosen !== network.network);

/** The destination as sent to the exchange. */
export const $destination = combine($method, $network, $address, $memo, receiver.$text, (method, network, address, memo, recipient) =>
  method === 'internal'
    ? { network: internalNetwork, address: recipient.trim(), memo: '' }
    : { network: network?.network ?? '', address: address.trim(), memo: network?.needsMemo ? memo.trim() : '' },
);

/** The form changed, which invalidates earlier refusals. */
export const formChanged = sample({
  clock: [methodChosen, coinChosen, networkChosen, addressTyped, memoTyped, memoWaived, receiver.typed, entryChosen],
  fn: () => {},
});
/** Whether the recipient is known, which confirming an internal withdrawal requires. */
export const $isReceiverKnown = combine($method, receiver.user.$data, (method, user) => method === 'onChain' || user !== null);
/** Whether withdrawals are currently restricted, regardless of the form. */
export const $isRestricted = check.$data.map((data) => data !== null && (data.isFrozen || data.needsKyc || data.lockedUntil !== null));
