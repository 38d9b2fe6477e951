import { combine, createEvent, createStore } from 'effector';
import type { CurrencySetting } from '@/contract/account';
import { persist, storageKeys } from '@/shared/lib';

export const currencyChosen = createEvent<string>();
/** The exchange returned the list of display currencies. */
export const currenciesListed = createEvent<CurrencySetting[]>();

/** Display currencies; those of the last visit until the list has loaded. */
export const $currencies = createStore<CurrencySetting[]>([]).on(currenciesListed, (_, listed) => listed);
persist(storageKeys.currencies, $currencies);

const $chosen = createStore('USD').on(currencyChosen, (_, code) => code);
persist(storageKeys.currency, $chosen);

/** Code of the chosen display currency, stored in the browser; falls back to the first listed one if it is no longer listed. */
export const $currencyCode = combine($chosen, $currencies, (chosen, currencies) => {
  const isListed = currencies.length === 0 || currencies.some(({ currencyCode }) => currencyCode === chosen);
  return isListed ? chosen : (currencies[0]?.currencyCode ?? chosen);
});
