import { combine, createEvent, createStore, sample } from 'effector';
import { account, type CurrencySetting } from '@/contract/account';
import { config, type ExchangeRate } from '@/contract/config';
import { isZero, multiply, type Decimal } from '@/contract/decimal';
import { callFx, newestOf } from '@/shared/api';
import { persist, appStarted, storageKeys } from '@/shared/lib';

export const currencyChosen = createEvent<string>();

const loadCurrenciesFx = callFx(account.currencyList);
const loadRatesFx = callFx(config.exchangeRates);

/** Currencies values can be shown in; those of the last visit until the exchange has listed them. */
export const $currencies = createStore<CurrencySetting[]>([]).on(newestOf(loadCurrenciesFx), (_, { result }) => result);
persist(storageKeys.currencies, $currencies);
const $rates = createStore<ExchangeRate[]>([]).on(newestOf(loadRatesFx), (_, { result }) => result);

/** Code of the currency values are shown in; kept in the browser. */
export const $currencyCode = createStore('USD').on(currencyChosen, (_, code) => code);
persist(storageKeys.currency, $currencyCode);

export interface DisplayCurrency {
  readonly code: string;
  /** What one USDT costs in it; null until the rates are there. */
  readonly rate: Decimal | null;
}

/** The chosen currency with its rate; a code nobody lists any more falls back to the first one. */
export const $currency = combine($currencyCode, $currencies, $rates, (chosen, currencies, rates): DisplayCurrency => {
  const isListed = currencies.length === 0 || currencies.some(({ currencyCode }) => currencyCode === chosen);
  const code = isListed ? chosen : (currencies[0]?.currencyCode ?? chosen);
  return { code, rate: rates.find(({ currencyCode }) => currencyCode === code)?.exchangeRate ?? null };
});

/** What one USDT costs in the chosen currency and in CNY. */
export interface CnyRates {
  readonly rate: Decimal;
  readonly cny: Decimal;
}

/** What turns CNY, in which the transfer calls value coins, into the chosen currency; null while there are no rates. */
export const $cnyRates = combine($currency, $rates, ({ rate }, rates): CnyRates | null => {
  const cny = rates.find(({ currencyCode }) => currencyCode === 'CNY')?.exchangeRate;
  return rate === null || cny === undefined || isZero(cny) ? null : { rate, cny };
});

/** A value in USDT as one in the chosen currency; null while there is no rate. */
export const inCurrency = (usdt: Decimal, { rate }: DisplayCurrency): Decimal | null => (rate === null ? null : multiply(usdt, rate));

sample({ clock: appStarted, fn: () => ({}), target: [loadCurrenciesFx, loadRatesFx] });
