import { isGreater, multiply, truncate, type Decimal } from '@/contract/decimal';
import { BusinessError } from '../../businessError';
import { coinById } from '../markets';
import type { User } from '../users/records';
import type { FundsContext } from './context';
import { isVerified } from '../users/verification';
import { limitInUsdt } from './limits';

/** Checks of the sender that apply to every withdrawal. Each throws `BusinessError`. */
export interface SenderChecks {
  assertMayWithdraw(user: User, at: number): void;
  assertWithinLimit(user: User, coinId: number, amount: Decimal, at: number): void;
  /** The value of an amount in USDT. */
  usdtValue(coinId: number, amount: Decimal, at: number): Decimal;
}

/** `lockedUntil` returns until when withdrawals of a user are locked; null if they are not. */
export function createSenderChecks(context: FundsContext, lockedUntil: (fid: number, at: number) => number | null): SenderChecks {
  const usdtValue: SenderChecks['usdtValue'] = (coinId, amount, at) =>
    truncate(multiply(amount, context.market.usdt(coinById.get(coinId)?.shortName ?? '', at)), 2);
  return {
    assertMayWithdraw: (user, at) => {
      if (!isVerified(user)) throw new BusinessError('needKyc');
      if (lockedUntil(user.fid, at) !== null) throw new BusinessError('withdrawalLocked');
    },
    assertWithinLimit: (user, coinId, amount, at) => {
      if (isGreater(usdtValue(coinId, amount, at), limitInUsdt(context, user, at).left)) throw new BusinessError('withdrawalLimit');
    },
    usdtValue,
  };
}
