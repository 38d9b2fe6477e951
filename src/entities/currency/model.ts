import { combine, sample } from 'effector';
import { account } from '@/contract/account';
import { config, type ExchangeRate } from '@/contract/config';
import { isZero, type Decimal } from '@/contract/decimalText';
import { query } from '@/shared/api';
import { $isStarted } from '@/shared/lib';
import { $currencyCode, currenciesListed } from './choice';

const $params = $isStarted.map((isStarted) => (isStarted ? {} : null));
const list = query({ endpoint: account.currencyList, $params });
const rates = query({ endpoint: config.exchangeRates, $params });
sample({ clock: list.done, fn: ({ data }) => data, target: currenciesListed });

const $rates = rates.$latest.map((latest): readonly ExchangeRate[] => latest ?? []);

export interface DisplayCurrency {
  readonly code: string;
  /** Price of one USDT in this currency; null while unknown. */
  readonly rate: Decimal | null;
}

/** The chosen currency with its rate. */
export const $currency = combine($currencyCode, $rates, (code, exchangeRates): DisplayCurrency => {
  return { code, rate: exchangeRates.find(({ currencyCode }) => currencyCode === code)?.exchangeRate ?? null };
});

/** Prices of one USDT in the chosen currency and in CNY. */
export interface CnyRates {
  readonly rate: Decimal;
  readonly cny: Decimal;
}

/** The rates that convert from CNY, the currency of the transfer endpoints, to the chosen currency; null without rates. */
export const $cnyRates = combine($currency, $rates, ({ rate }, exchangeRates): CnyRates | null => {
  const cny = exchangeRates.find(({ currencyCode }) => currencyCode === 'CNY')?.exchangeRate;
  return rate === null || cny === undefined || isZero(cny) ? null : { rate, cny };
});
