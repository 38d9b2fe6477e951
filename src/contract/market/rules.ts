import { stableCoins, tradeArea } from './constants';

export interface PairDecimals {
  /** Price decimals. */
  readonly price: number;
  /** Amount decimals. */
  readonly amount: number;
}

/** Decimals used for a pair whose digit is unreadable. */
export const defaultPairDecimals: PairDecimals = { price: 8, amount: 8 };

/** Splits a pair's digit by `#`: `'2#6'` means price decimals 2, amount decimals 6 (assumed: the meaning of the parts is not shown). Source: specification, Spot item. */
export function parseDigit(digit: string): PairDecimals {
  const [price, amount] = digit.split('#').map(decimals);
  return { price: price ?? defaultPairDecimals.price, amount: amount ?? defaultPairDecimals.amount };
}

const decimals = (part: string): number | undefined => (/^\d{1,2}$/.test(part) ? Number.parseInt(part, 10) : undefined);

interface PairNames {
  readonly baseCurrency: string;
  readonly quoteCurrency: string;
  readonly tradeArea: number;
}

/** The code of a pair in its trade URL, such as `btc_usdt`; `{base}_etf` in area 6, `{base}_alts` in area 8. Source: specification, Routes, trade. */
export function tradeCode({ baseCurrency, quoteCurrency, tradeArea: area }: PairNames): string {
  return `${baseCurrency}_${areaSuffix.get(area) ?? quoteCurrency}`.toLowerCase();
}

const areaSuffix: ReadonlyMap<number, string> = new Map([
  [tradeArea.etf, 'etf'],
  [tradeArea.alts, 'alts'],
]);

/** Trading state of a market: not yet listed, open, open until its announced delisting, halted, or delisted. */
export type TradingState = 'upcoming' | 'open' | 'delisting' | 'halted' | 'closed';

/** The state of a market at an instant; `isOpen` comes from its ticker, null if unknown. */
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

/** Whether a coin is a stablecoin, ignoring case. Source: specification, Stable-coin set. */
export const isStableCoin = (coin: string): boolean => stable.has(coin.toLowerCase());

const stable: ReadonlySet<string> = new Set(stableCoins);
