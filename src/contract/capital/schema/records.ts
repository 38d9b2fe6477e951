import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { account } from '../accounts';
import { depositState, financialRecord, rewardKind, withdrawalState } from '../fundsConstants';
import { network } from './fields';

/** A deposit in the records, with `confirmations` out of `requiredConfirmations`. */
export const Deposit = assumed(
  z.object({
    id: z.string(),
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    amount: decimal(),
    address: z.string(),
    memo: z.string(),
    txHash: z.string(),
    /** Block explorer link to the transaction; empty if there is none. */
    txUrl: lenient(z.string(), ''),
    /** The account it was credited to, or will be under the current setting. */
    account: lenient(oneOf(account), account.spot),
    confirmations: z.int().check(z.nonnegative()),
    requiredConfirmations: z.int().check(z.positive()),
    state: oneOf(depositState),
    createdTime: instant(),
    creditedTime: z.nullable(instant()),
  }),
  unknownAnswer,
);
export type Deposit = z.output<typeof Deposit>;

/** A state a withdrawal reached, and when. */
export const WithdrawalStep = z.object({ state: oneOf(withdrawalState), time: instant() });
export type WithdrawalStep = z.output<typeof WithdrawalStep>;

/** A withdrawal in the records: `amount` is debited, `amount` less `fee` arrives. */
export const Withdrawal = assumed(
  z.object({
    id: z.string(),
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    amount: decimal(),
    fee: decimal(),
    address: z.string(),
    memo: z.string(),
    remark: z.string(),
    /** Empty until the withdrawal is on the chain. */
    txHash: z.string(),
    /** Block explorer link to the transaction; empty if there is none. */
    txUrl: lenient(z.string(), ''),
    state: oneOf(withdrawalState),
    /** Why the withdrawal failed, one of `withdrawalFailureReason`; otherwise empty. */
    reason: z.string(),
    /** The states it has reached, oldest first. */
    steps: z.array(WithdrawalStep),
    createdTime: instant(),
    updatedTime: instant(),
  }),
  unknownAnswer,
);
export type Withdrawal = z.output<typeof Withdrawal>;

/** A deposit, a withdrawal or a reward in the combined list; the meaning of `state` depends on `type`. Only rewards have `reward`; they have neither network nor address. */
export const FundsRecord = assumed(
  z.object({
    id: z.string(),
    type: oneOf(financialRecord),
    reward: z.nullable(z.enum(rewardKind)),
    coinId: z.int(),
    coinName: z.string(),
    network: z.string(),
    amount: decimal(),
    fee: decimal(),
    address: z.string(),
    txHash: z.string(),
    state: z.int(),
    createdTime: instant(),
  }),
  unknownAnswer,
);
export type FundsRecord = z.output<typeof FundsRecord>;
/** `id` selects a single record. */
const recordFilterFields = {
  id: z.optional(z.string()),
  coinId: z.optional(wholeNumber()),
  startTime: z.optional(wholeNumber()),
  endTime: z.optional(wholeNumber()),
  ...pageQuery,
};

/** Filters for deposits, newest first; `startTime` and `endTime` are inclusive. */
export const DepositFilter = assumed(z.object({ state: z.optional(oneOfText(depositState)), ...recordFilterFields }), unknownQuery);

/** Filters for withdrawals, as for deposits. */
export const WithdrawalFilter = assumed(z.object({ state: z.optional(oneOfText(withdrawalState)), ...recordFilterFields }), unknownQuery);

/** Filters for all records; without `type`, every kind is listed. */
export const FundsRecordFilter = assumed(z.object({ type: z.optional(oneOfText(financialRecord)), ...recordFilterFields }), unknownQuery);
export const DepositList = listOf(Deposit);
export const WithdrawalList = listOf(Withdrawal);
export const FundsRecordList = listOf(FundsRecord);
