import { minTurnover } from '../spot/constants';

/** Maximum number of days in the profit history (assumed: not shown). */
export const maxProfitDays = 30;

/** A balance worth less than this, in USDT, is small: no order can sell it (assumed: not shown). */
export const smallBalanceThreshold = minTurnover.USDT;

/** Fee for converting small balances, as a fraction of the proceeds (assumed: not shown). */
export const dustFeeRate = '0.02';
/** The coins that small balances can be converted to (assumed: not shown). */
export const dustTargets = ['USDT', 'BTC', 'ETH'] as const;
