import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $currency, moneyText } from '@/entities/currency';
import { $usdtPairs, inUsdt, useLive, type Instrument, type Quote } from '@/entities/market';
import { compare, multiplyNullable } from '@/contract/decimal';
import type { Format } from '@/shared/i18n';

/** Returns a formatter of an instrument's price in the display currency, empty if unknown or equal to the price itself; its identity is stable until the currency, its rate or the listed pairs change. */
export function useFiatText(): (quote: Quote, format: Format, instrument: Instrument) => string {
  const { currency, usdtPairs } = useUnit({ currency: $currency, usdtPairs: $usdtPairs });
  const { quotes } = useLive();
  return useMemo(
    () =>
      ({ last }, format, { quote }) => {
        const usdt = last === null ? null : inUsdt(last, quote, usdtPairs, quotes);
        const value = usdt === null ? null : multiplyNullable(usdt, currency.rate);
        return last === null || value === null || compare(value, last) === 0 ? '' : moneyText(value, currency, format);
      },
    [currency, usdtPairs, quotes],
  );
}
