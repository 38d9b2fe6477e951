import { withdrawalState } from '@/contract/capital';
import { add, divide, largest, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import type { FundsContext } from './context';
import { coinById } from '../markets';
import type { User } from '../users/records';
import { dayLimitOf } from '../users/verification';

/** A user's daily withdrawal limit: in total, used and left. */
export interface WithdrawalLimit {
  readonly dayLimit: Decimal;
  readonly dayUsed: Decimal;
  readonly left: Decimal;
}

const dayMs = 86_400_000;

/** A user's daily limit in USDT; days begin at midnight UTC, and rejected, cancelled or failed withdrawals do not count. */
export function limitInUsdt({ db }: Pick<FundsContext, 'db'>, user: User, at: number): WithdrawalLimit {
  const today = db.withdrawals.find({ where: { owner: user.fid, state: counted, createdTime: { from: at - (at % dayMs) } } }).list;
  const dayUsed = add(...today.map(({ usdt }) => usdt));
  const dayLimit = dayLimitOf(user);
  return { dayLimit, dayUsed, left: largest('0', subtract(dayLimit, dayUsed)) };
}

/** The daily limit in a coin at its current price, truncated to its decimals. */
export function limitInCoin(context: Pick<FundsContext, 'db' | 'market'>, user: User, coinId: number, at: number): WithdrawalLimit {
  const coin = coinById.get(coinId);
  if (!coin) throw new RangeError(`there is no coin ${coinId}`);
  const price = context.market.usdt(coin.shortName, at);
  const limit = limitInUsdt(context, user, at);
  const inCoin = (usdt: Decimal) => truncate(divide(usdt, price), coin.precision);
  return { dayLimit: inCoin(limit.dayLimit), dayUsed: inCoin(limit.dayUsed), left: inCoin(limit.left) };
}

/** The maximum withdrawal now: the lesser of the available balance and what is left of the daily limit. */
export const maxWithdrawalOf = (available: Decimal, { left }: WithdrawalLimit): Decimal => largest('0', smallest(available, left));

const counted = [withdrawalState.review, withdrawalState.processing, withdrawalState.onChain, withdrawalState.done];
