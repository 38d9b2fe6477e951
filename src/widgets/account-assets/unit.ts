import { unitDecimals, type AssetUnit } from '@/contract/account';
import type { AccountAssets } from '@/contract/assets';
import { add, divide, isZero, multiply, roundTo, truncate, type Decimal } from '@/contract/decimal';
import type { DisplayCurrency } from '@/entities/currency';
import type { Format, NumberParts } from '@/shared/i18n';

/** The unit values are displayed in, with its conversion from USDT and its formatting. */
export interface ValueUnit {
  /** The value of an exact amount of USDT, exact or with 18 decimals; null while the rate is unknown. */
  readonly fromUsdt: (usdt: Decimal) => Decimal | null;
  readonly decimals: number;
  /** Rounds a value for display: money is rounded, as by `Format`; coin amounts are truncated. */
  readonly round: (value: Decimal) => Decimal;
  readonly formatParts: (value: Decimal | null, format: Format) => NumberParts;
}

/** Creates a unit by its name; `prices` can come from any account. */
export function valueUnit(
  unit: AssetUnit,
  prices: Pick<AccountAssets, 'btcPrice' | 'ethPrice'> | null,
  { code, rate }: DisplayCurrency,
): ValueUnit {
  if (unit === 'fiat') {
    const decimals = fiatDecimals(code);
    return {
      fromUsdt: (usdt) => (rate === null ? null : multiply(usdt, rate)),
      decimals,
      round: (value) => add(roundTo(value, decimals)),
      formatParts: (value, format) => format.parts.money(value, code, decimals),
    };
  }
  const price = { USDT: '1', BTC: prices?.btcPrice ?? null, ETH: prices?.ethPrice ?? null }[unit];
  const decimals = unitDecimals[unit];
  return {
    fromUsdt: (usdt) => (price === null || isZero(price) ? null : divide(usdt, price)),
    decimals,
    round: (value) => truncate(value, decimals),
    formatParts: (value, format) => format.parts.amount(value, { decimals, min: unit === 'USDT' ? 2 : decimals, unit }),
  };
}

/** The number of decimals of a currency; two if Intl does not know it. */
const fiatDecimals = (code: string): number =>
  /^[A-Z]{3}$/.test(code)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;
