import { multiply, truncate, type Decimal } from '@/contract/decimal';

/** The market capitalisation of a coin by its supply and its price, in whole USDT. */
export const marketCapOf = (supply: Decimal, usdt: Decimal): Decimal => truncate(multiply(supply, usdt), 0);
