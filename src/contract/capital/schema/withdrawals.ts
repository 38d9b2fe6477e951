import * as z from 'zod/mini';
import { unknownAnswer, unknownForm, unknownQuery } from '../../assumptions';
import { securityFields } from '../../account/schema/securityFields';
import { assumed, decimal, instant, positiveDecimal, wholeNumber } from '../../endpoint';
import { withdrawalVersion } from '../fundsConstants';
import { network, chainAddress, memo, remark } from './fields';
import { CoinNetwork } from './deposits';

/** Restrictions on the user's withdrawals. `dayLimit` and `dayUsed` are in USDT. */
export const WithdrawCheck = assumed(
  z.object({
    isFrozen: z.boolean(),
    needsKyc: z.boolean(),
    /** Withdrawals are locked until then; null if not locked. */
    lockedUntil: z.nullable(instant()),
    isWhitelistOn: z.boolean(),
    factors: z.array(z.string()),
    dayLimit: decimal(),
    dayUsed: decimal(),
  }),
  unknownAnswer,
);

export const WithdrawInfoQuery = assumed(z.object({ coinId: wholeNumber() }), unknownQuery);

/** Withdrawable amounts of a coin, in the coin. */
export const WithdrawInfo = assumed(
  z.object({
    coinId: z.int(),
    coinName: z.string(),
    available: decimal(),
    frozen: decimal(),
    dayLimit: decimal(),
    dayUsed: decimal(),
    /** The smaller of the available balance and the remaining daily limit. */
    maxAmount: decimal(),
    networks: z.array(CoinNetwork),
  }),
  unknownAnswer,
);

/** A withdrawal request: the version marker is specified, the payload is assumed. */
export const WithdrawalRequest = z.object({
  bver: z.literal(withdrawalVersion),
  coinId: assumed(z.int(), unknownForm),
  network: assumed(network(), unknownForm),
  address: assumed(chainAddress(), unknownForm),
  memo: assumed(memo(), unknownForm),
  amount: assumed(positiveDecimal(), unknownForm),
  remark: assumed(z._default(remark(), ''), unknownForm),
  ...securityFields,
});
export type WithdrawalRequest = z.output<typeof WithdrawalRequest>;
export const CancelWithdrawalRequest = assumed(z.object({ id: z.string().check(z.minLength(1)) }), unknownForm);
