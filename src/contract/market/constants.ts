/** Instrument types; not to be confused with account types, which use the same numbers. Source: specification, Instrument types. */
export const instrumentType = { spot: 2, margin: 3, perpetual: 4, delivery: 5, option: 6 } as const;

/** Contract types by expiry. Source: specification, Search result, Swap item. */
export const contractTypes = ['perpetual', 'week', 'nextWeek', 'quarter', 'nextQuarter'] as const;
export type ContractType = (typeof contractTypes)[number];

/** Areas of the spot market; `etf` and `alts` are shown (specification, Routes, trade), the quote areas are assumed. */
export const tradeArea = { usdt: 1, btc: 2, eth: 3, usdc: 4, etf: 6, alts: 8 } as const;

/** Stablecoins. Source: specification, Stable-coin set. */
export const stableCoins = ['usdt', 'usdc', 'f_usdt', 'f_usdc'] as const;

/** Taker sides: a buy takes an ask, a sell takes a bid (assumed: not shown). */
export const takerSides = ['buy', 'sell'] as const;

/** Candle intervals, as charts name them (assumed: not shown). */
export const candleIntervals = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M'] as const;
export type CandleInterval = (typeof candleIntervals)[number];

/** Maximum number of candles per response (assumed: not shown). */
export const maxCandles = 1500;

/** Shape of a trend line: hourly closes of the last 24 hours; `interval` in milliseconds (assumed: not shown). */
export const trendLine = { points: 24, interval: 3_600_000 } as const;
