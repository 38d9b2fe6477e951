import { add, isGreater, isZero, multiplyKnown, subtract, type Decimal } from '../decimal';
import { smallBalance } from './constants';
import type { Asset } from './schema';

/** What is somebody's own of a coin: what the account holds and open positions would yield, less what is owed. Null where a part is unknown. */
export function ownedOf({ available, frozen, borrowed, interest, unrealised }: Amounts): Decimal | null {
  if (available === null || frozen === null || borrowed === null || interest === null || unrealised === null) return null;
  return subtract(add(available, frozen, unrealised), add(borrowed, interest));
}

type Amounts = Pick<Asset, 'available' | 'frozen' | 'borrowed' | 'interest' | 'unrealised'>;

/** The same in USDT, exact; null where the amount or the price is unknown. */
export const valueOf = (asset: Amounts & Pick<Asset, 'price'>): Decimal | null => inUsdt(ownedOf(asset), asset.price);

/** An amount of a coin in USDT, exact; null where amount or price is unknown. A zero amount is worth zero even without a price. */
export function inUsdt(amount: Decimal | null, price: Decimal | null): Decimal | null {
  if (amount === null || isZero(amount)) return amount;
  return multiplyKnown(amount, price);
}

/** A sum in USDT, exact, over what is known. */
export interface Sum {
  readonly usdt: Decimal;
  /** Whether a part of it is unknown, so that it is less than the whole. */
  readonly isPartial: boolean;
}

/** Adds up values of which some may be unknown. */
export function sumOf(values: readonly (Decimal | null)[]): Sum {
  const known = values.filter((value) => value !== null);
  return { usdt: add(...known), isPartial: known.length < values.length };
}

/** Whether a coin is worth so little that no order can sell it; one of unknown value may be worth more. */
export function isSmall(asset: Parameters<typeof valueOf>[0]): boolean {
  const value = valueOf(asset);
  return value !== null && isGreater(smallBalance, value);
}
