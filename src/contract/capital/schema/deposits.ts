import * as z from 'zod/mini';
import { unknownAnswer, unknownForm, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, oneOf, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { account } from '../accounts';
import { suspensions } from '../fundsConstants';
import { network, remark } from './fields';

/** A network for deposits and withdrawals of a coin; amounts are in the coin. `isUniversal`: one address serves every coin of the network family. */
export const CoinNetwork = assumed(
  z.object({
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    name: z.string(),
    isUniversal: z.boolean(),
    needsMemo: z.boolean(),
    confirmations: z.int().check(z.positive()),
    /** Typical time until a deposit is credited, in minutes. */
    minutes: z.int().check(z.positive()),
    isDepositOpen: z.boolean(),
    isWithdrawOpen: z.boolean(),
    /** Why deposits or withdrawals are suspended; null if both are open. */
    suspension: lenient(z.nullable(z.enum(suspensions)), null),
    /** Empty for the network's native coin. */
    contractAddress: lenient(z.string(), ''),
    explorerUrl: lenient(z.string(), ''),
    minDeposit: decimal(),
    minWithdraw: decimal(),
    withdrawFee: decimal(),
    precision: z.int().check(z.nonnegative()),
  }),
  unknownAnswer,
);
export type CoinNetwork = z.output<typeof CoinNetwork>;

/** A coin the user holds or has transacted. */
export const UserCoin = assumed(z.object({ coinId: z.int(), shortName: z.string(), name: z.string() }), unknownAnswer);

/** A deposit address of the user; `memo` is empty if the network has none. */
export const DepositAddress = assumed(
  z.object({
    id: z.int(),
    network: network(),
    address: z.string(),
    memo: z.string(),
    remark: z.string(),
    isSelected: z.boolean(),
    createdTime: instant(),
  }),
  unknownAnswer,
);

export type DepositAddress = z.output<typeof DepositAddress>;

/** The account to which deposits of a coin are credited, and the selectable ones. */
export const DepositAccount = assumed(
  z.object({ coinId: z.int(), account: oneOf(account), offered: z.array(oneOf(account)) }),
  unknownAnswer,
);
export type DepositAccount = z.output<typeof DepositAccount>;

export const DepositAccountQuery = assumed(z.object({ coinId: wholeNumber() }), unknownQuery);
export const DepositAccountRequest = assumed(z.object({ coinId: z.int(), account: oneOf(account) }), unknownForm);
export const NetworkQuery = assumed(z.object({ coinId: z.optional(wholeNumber()) }), unknownQuery);
export const DepositAddressRequest = assumed(z.object({ coinId: z.int(), network: network() }), unknownForm);
export const CreateDepositAddressRequest = assumed(z.object({ network: network(), remark: z._default(remark(), '') }), unknownForm);
export const DepositAddressListRequest = assumed(z.object({ coinId: z.optional(z.int()), network: z.optional(network()) }), unknownForm);
export const SelectAddressRequest = assumed(z.object({ id: z.int() }), unknownForm);
