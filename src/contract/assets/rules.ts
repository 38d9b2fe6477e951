import { add, isGreater, isZero, multiplyNullable, subtract, type Decimal } from '../decimal';
import { smallBalanceThreshold } from './constants';
import type { Asset } from './schema';

/** The user's net amount of a coin: balances plus unrealised profit, less debts. Null if a part is unknown. */
export function netAmountOf({ available, frozen, borrowed, interest, unrealised }: Amounts): Decimal | null {
  if (available === null || frozen === null || borrowed === null || interest === null || unrealised === null) return null;
  return subtract(add(available, frozen, unrealised), add(borrowed, interest));
}

type Amounts = Pick<Asset, 'available' | 'frozen' | 'borrowed' | 'interest' | 'unrealised'>;

/** The net value in USDT, exact; null if the amount or the price is unknown. */
export const valueOf = (asset: Amounts & Pick<Asset, 'price'>): Decimal | null => inUsdt(netAmountOf(asset), asset.price);

/** An amount of a coin in USDT, exact; null if the amount or the price is unknown. A zero amount is worth zero even without a price. */
export function inUsdt(amount: Decimal | null, price: Decimal | null): Decimal | null {
  if (amount === null || isZero(amount)) return amount;
  return multiplyNullable(amount, price);
}

/** The sum of the known values in USDT, exact. */
export interface Sum {
  readonly usdt: Decimal;
  /** Whether some values were unknown, so that the sum is incomplete. */
  readonly isPartial: boolean;
}

/** Adds up values, some of which may be unknown. */
export function sumOf(values: readonly (Decimal | null)[]): Sum {
  const known = values.filter((value) => value !== null);
  return { usdt: add(...known), isPartial: known.length < values.length };
}

/** Whether a coin's value is too small for any order; false if the value is unknown. */
export function isSmallBalance(asset: Parameters<typeof valueOf>[0]): boolean {
  const value = valueOf(asset);
  return value !== null && isGreater(smallBalanceThreshold, value);
}
