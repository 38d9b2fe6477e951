import { combine, createEvent, createStore } from 'effector';
import { account, type CurrencySetting } from '@/contract/account';
import { config, type ExchangeRate } from '@/contract/config';
import { isZero, type Decimal } from '@/contract/decimalText';
import { query } from '@/shared/api';
import { $isStarted, persist, storageKeys } from '@/shared/lib';

export const currencyChosen = createEvent<string>();

const $params = $isStarted.map((isStarted) => (isStarted ? {} : null));
const list = query({ endpoint: account.currencyList, $params });
const rates = query({ endpoint: config.exchangeRates, $params });

/** Display currencies; those of the last visit until the list has loaded. */
export const $currencies = createStore<CurrencySetting[]>([]).on(list.done, (_, { data }) => data);
persist(storageKeys.currencies, $currencies);
const $rates = rates.$latest.map((known): readonly ExchangeRate[] => known ?? []);

/** Code of the chosen display currency; stored in the browser. */
export const $currencyCode = createStore('USD').on(currencyChosen, (_, code) => code);
persist(storageKeys.currency, $currencyCode);

export interface DisplayCurrency {
  readonly code: string;
  /** Price of one USDT in it; null while rates are loading. */
  readonly rate: Decimal | null;
}

/** The chosen currency with its rate; an unknown code falls back to the first currency. */
export const $currency = combine($currencyCode, $currencies, $rates, (chosen, currencies, known): DisplayCurrency => {
  const isListed = currencies.length === 0 || currencies.some(({ currencyCode }) => currencyCode === chosen);
  const code = isListed ? chosen : (currencies[0]?.currencyCode ?? chosen);
  return { code, rate: known.find(({ currencyCode }) => currencyCode === code)?.exchangeRate ?? null };
});

/** Price of one USDT in the chosen currency and in CNY. */
export interface CnyRates {
  readonly rate: Decimal;
  readonly cny: Decimal;
}

/** Factor from CNY, the currency of the transfer endpoints, to the chosen currency; null without rates. */
export const $cnyRates = combine($currency, $rates, ({ rate }, known): CnyRates | null => {
  const cny = known.find(({ currencyCode }) => currencyCode === 'CNY')?.exchangeRate;
  return rate === null || cny === undefined || isZero(cny) ? null : { rate, cny };
});
