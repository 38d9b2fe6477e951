import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { compare, multiplyNullable, type Decimal } from '@/contract/decimal';
import { $currency, moneyText } from '@/entities/currency';
import { $usdtPairs, inUsdt, useLive } from '@/entities/market';
import { useFormat } from '@/shared/i18n';

/** Returns a formatter of a coin amount's value in the display currency; empty if unknown or equal to the amount itself. */
export function useFiat(): (amount: Decimal, coin: string) => string {
  const { currency, usdtPairs } = useUnit({ currency: $currency, usdtPairs: $usdtPairs });
  const { quotes } = useLive();
  const format = useFormat();
  return useCallback(
    (amount, coin) => {
      const usdt = inUsdt(amount, coin, usdtPairs, quotes);
      const value = usdt === null ? null : multiplyNullable(usdt, currency.rate);
      return value === null || compare(value, amount) === 0 ? '' : moneyText(value, currency, format);
    },
    [currency, usdtPairs, quotes, format],
  );
}
