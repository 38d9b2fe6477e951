import { minTurnover } from '../spot/constants';

/** The most days of profit that are told (assumed: not shown). */
export const maxProfitDays = 30;

/** What no order can sell, in USDT: a balance worth less is small (assumed: not shown). */
export const smallBalance = minTurnover.USDT;

/** What of converted small balances is kept as a fee (assumed: not shown). */
export const dustFeeRate = '0.02';
/** The coins that small balances can become (assumed: not shown). */
export const dustTargets = ['USDT', 'BTC', 'ETH'] as const;
