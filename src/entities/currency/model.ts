import { combine, createEvent, createStore } from 'effector';
import { account, type CurrencySetting } from '@/contract/account';
import { config, type ExchangeRate } from '@/contract/config';
import { isZero, multiply, type Decimal } from '@/contract/decimal';
import { query } from '@/shared/api';
import { $isStarted, persist, storageKeys } from '@/shared/lib';

export const currencyChosen = createEvent<string>();

const $params = $isStarted.map((isStarted) => (isStarted ? {} : null));
const list = query({ endpoint: account.currencyList, $params });
const rates = query({ endpoint: config.exchangeRates, $params });

/** Currencies values can be shown in; those of the last visit until the exchange has listed them. */
export const $currencies = createStore<CurrencySetting[]>([]).on(list.done, (_, { data }) => data);
persist(storageKeys.currencies, $currencies);
const $rates = rates.$latest.map((known): readonly ExchangeRate[] => known ?? []);

/** Code of the currency values are shown in; kept in the browser. */
export const $currencyCode = createStore('USD').on(currencyChosen, (_, code) => code);
persist(storageKeys.currency, $currencyCode);

export interface DisplayCurrency {
  readonly code: string;
  /** What one USDT costs in it; null until the rates are there. */
  readonly rate: Decimal | null;
}

/** The chosen currency with its rate; a code nobody lists any more falls back to the first one. */
export const $currency = combine($currencyCode, $currencies, $rates, (chosen, currencies, known): DisplayCurrency => {
  const isListed = currencies.length === 0 || currencies.some(({ currencyCode }) => currencyCode === chosen);
  const code = isListed ? chosen : (currencies[0]?.currencyCode ?? chosen);
  return { code, rate: known.find(({ currencyCode }) => currencyCode === code)?.exchangeRate ?? null };
});

/** What one USDT costs in the chosen currency and in CNY. */
export interface CnyRates {
  readonly rate: Decimal;
  readonly cny: Decimal;
}

/** What turns CNY, in which the transfer calls value coins, into the chosen currency; null while there are no rates. */
export const $cnyRates = combine($currency, $rates, ({ rate }, known): CnyRates | null => {
  const cny = known.find(({ currencyCode }) => currencyCode === 'CNY')?.exchangeRate;
  return rate === null || cny === undefined || isZero(cny) ? null : { rate, cny };
});

/** A value in USDT as one in the chosen currency; null while there is no rate. */
export const inCurrency = (usdt: Decimal, { rate }: DisplayCurrency): Decimal | null => (rate === null ? null : multiply(usdt, rate));
