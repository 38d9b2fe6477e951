import { stableCoins, tradeArea } from './constants';

export interface Digit {
  /** Decimals of a price. */
  readonly price: number;
  /** Decimals of an amount. */
  readonly amount: number;
}

/** What a pair is shown with where its digit cannot be read. */
export const defaultDigit: Digit = { price: 8, amount: 8 };

/** Splits the digit of a pair by `#`: `'2#6'` is price 2, amount 6 (assumed: the meaning of the parts is not shown). Source: specification, Spot item. */
export function splitDigit(digit: string): Digit {
  const [price, amount] = digit.split('#').map(decimals);
  return { price: price ?? defaultDigit.price, amount: amount ?? defaultDigit.amount };
}

const decimals = (part: string): number | undefined => (/^\d{1,2}$/.test(part) ? Number.parseInt(part, 10) : undefined);

interface PairNames {
  readonly baseCurrency: string;
  readonly quoteCurrency: string;
  readonly tradeArea: number;
}

/** The code of a pair in the address of its trade screen, such as `btc_usdt`; in area 6 `{base}_etf`, in area 8 `{base}_alts`. Source: specification, Routes, trade. */
export function tradeCode({ baseCurrency, quoteCurrency, tradeArea: area }: PairNames): string {
  return `${baseCurrency}_${areaSuffix.get(area) ?? quoteCurrency}`.toLowerCase();
}

const areaSuffix: ReadonlyMap<number, string> = new Map([
  [tradeArea.etf, 'etf'],
  [tradeArea.alts, 'alts'],
]);

/** How a market is traded: not yet, as always, for the last days, not for the time being, or no more. */
export type TradingState = 'upcoming' | 'open' | 'delisting' | 'halted' | 'closed';

/** The state of a market at an instant; `isOpen` is what its ticker says, null while it says nothing. */
export function tradingState(
  { listedTime, delistTime }: { readonly listedTime: number; readonly delistTime: number | null },
  isOpen: boolean | null,
  at: number,
): TradingState {
  if (delistTime !== null && at >= delistTime) return 'closed';
  if (at < listedTime) return 'upcoming';
  if (isOpen === false) return 'halted';
  return delistTime === null ? 'open' : 'delisting';
}

/** Tells whether a coin counts as stable, in any case of letters. Source: specification, Stable-coin set. */
export const isStableCoin = (coin: string): boolean => stable.has(coin.toLowerCase());

const stable: ReadonlySet<string> = new Set(stableCoins);
