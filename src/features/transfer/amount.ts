import { combine, createEvent, createStore, sample } from 'effector';
import { maxInputAmount, amountOf, capital, normaliseAmount, transferCap, type AmountLimits } from '@/contract/capital';
import { isGreater, isZero, type Decimal } from '@/contract/decimal';
import { balancesChanged } from '@/entities/assets';
import { $cnyRates } from '@/entities/currency';
import { query } from '@/shared/api';
import {
  $coin,
  $accounts,
  $isOpen,
  $needsPair,
  $optionsError,
  $pair,
  $transferType,
  coinChosen,
  retryRequested,
  formMounted,
} from './selection';
import { transferSucceeded } from './dialogModel';
import { fiatValueOf } from './fiatValue';

export const amountTyped = createEvent<string>();
export const maxPressed = createEvent();

const info = query({
  endpoint: capital.walletInfo,
  $params: combine($isOpen, $coin, $transferType, $accounts, $needsPair, $pair, (isOpen, coin, type, { source }, needsPair, pair) => {
    if (!isOpen || coin === null || type === null || source === null || (needsPair && pair === null)) return null;
    return { query: { coinId: coin.coinId, type, wallet: source, ...(pair ? { tradeId: pair.tradeId } : {}) } };
  }),
  refetchOn: [retryRequested, balancesChanged],
  resetOn: formMounted,
});
/** Available amount and remaining daily limit; null until loaded for exactly the current selection. */
export const $walletInfo = info.$data;
/** Whether the balance of the coin is zero. */
export const $isEmpty = info.$data.map((wallet) => wallet !== null && isZero(wallet.available));
export const $isInfoLoading = info.$isLoading;
/** Everything the form loads, as one query that fails when a part does. */
export const formData = { $error: combine($optionsError, info.$error, (first, second) => first ?? second), refetched: retryRequested };

/** The cap until the real one is loaded, which then applies to an amount typed meanwhile. */
const unbounded: Decimal = '9'.repeat(80);

/** Cap and precision of the amount. Source: specification, Validation rules, Transfer amount. */
export const $limits = combine($walletInfo, $coin, (wallet, coin): AmountLimits => ({
  cap: wallet ? transferCap(wallet) : unbounded,
  precision: coin?.transferPrecision,
}));

/** The amount as shown in the field. */
export const $amount = createStore('').reset(formMounted, coinChosen, transferSucceeded);
sample({ clock: amountTyped, source: $limits, fn: (limits, typed) => normaliseAmount(typed, limits), target: $amount });
sample({ clock: $limits, source: $amount, fn: (amount, limits) => normaliseAmount(amount, limits), target: $amount });
sample({
  clock: maxPressed,
  source: { wallet: $walletInfo, limits: $limits },
  filter: ({ wallet }) => wallet !== null,
  fn: ({ limits }) => maxInputAmount(limits),
  target: $amount,
});
sample({ clock: $accounts, filter: ({ source, target }) => source === null || target === null, fn: () => '', target: $amount });

/** Whether the amount is the maximum that can be transferred. */
export const $isMax = combine($amount, $limits, $walletInfo, (amount, limits, wallet) => {
  const max = wallet ? maxInputAmount(limits) : '0';
  return isGreater(max, '0') && amountOf(amount) === max;
});

/** The amount's value in the display currency; null if unknown. */
export const $fiatValue = combine($amount, $coin, $cnyRates, (amount, coin, rates): Decimal | null => {
  return coin === null || rates === null ? null : fiatValueOf(amountOf(amount), coin, rates);
});
