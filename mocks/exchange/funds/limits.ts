import { withdrawalState } from '@/contract/capital';
import { add, divide, largest, multiply, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { identityStatus, identityType } from '@/contract/identity';
import type { FundsContext } from './context';
import { coinById } from '../markets';
import type { User } from '../users/records';

/** What may still leave a user's account today. */
export interface WithdrawalLimit {
  readonly dayLimit: Decimal;
  readonly dayUsed: Decimal;
  readonly left: Decimal;
}

/** Worth of a day's withdrawals in USDT by the level of verification that has passed, at VIP 0; nobody withdraws without one. */
const byIdentity = [
  [identityType.company, '5000000'],
  [identityType.advanced, '500000'],
  [identityType.standard, '20000'],
] as const;
const dayMs = 86_400_000;

/** Whether a user has passed any verification. */
export const isVerified = ({ identity }: User): boolean => identity.some((entry) => entry.identityStatus === identityStatus.passed);

/** The worth in USDT that a user may withdraw a day: by verification, and as much again for each VIP level. */
export function dayLimitOf({ identity, vipLevel }: Pick<User, 'identity' | 'vipLevel'>): Decimal {
  const passed = identity.filter((entry) => entry.identityStatus === identityStatus.passed).map((entry) => entry.identityType);
  const base = byIdentity.find(([type]) => passed.includes(type))?.[1] ?? '0';
  return multiply(base, String(vipLevel + 1));
}

/** The limit of a user's day, in USDT; a day begins at midnight UTC, and what was rejected or cancelled does not count. */
export function limitInUsdt({ db }: Pick<FundsContext, 'db'>, user: User, at: number): WithdrawalLimit {
  const today = db.withdrawals.find({ where: { owner: user.fid, state: counted, createdTime: { from: at - (at % dayMs) } } }).list;
  const dayUsed = add(...today.map(({ usdt }) => usdt));
  const dayLimit = dayLimitOf(user);
  return { dayLimit, dayUsed, left: largest('0', subtract(dayLimit, dayUsed)) };
}

/** The same in a coin at its present price, cut to its decimals. */
export function limitInCoin(context: Pick<FundsContext, 'db' | 'market'>, user: User, coinId: number, at: number): WithdrawalLimit {
  const coin = coinById.get(coinId);
  if (!coin) throw new RangeError(`there is no coin ${coinId}`);
  const price = context.market.usdt(coin.shortName, at);
  const limit = limitInUsdt(context, user, at);
  const inCoin = (usdt: Decimal) => truncate(divide(usdt, price), coin.precision);
  return { dayLimit: inCoin(limit.dayLimit), dayUsed: inCoin(limit.dayUsed), left: inCoin(limit.left) };
}

/** The most that can be withdrawn now: what is available, and what is left of the day. */
export const maxOf = (available: Decimal, { left }: WithdrawalLimit): Decimal => largest('0', smallest(available, left));

const counted = [withdrawalState.review, withdrawalState.processing, withdrawalState.onChain, withdrawalState.done];
