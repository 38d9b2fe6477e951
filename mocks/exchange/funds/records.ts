import * as z from 'zod/mini';
import { account, AddressBookEntry, Deposit, DepositAddress, Withdrawal, WithdrawalStep } from '@/contract/capital';
import { oneOf } from '@/contract/endpoint';

const owner = z.int();

/** A deposit as it is kept: how many confirmations it has follows from the time, where it is looked up from the network. */
export const StoredDeposit = z.extend(z.omit(Deposit, { confirmations: true, txUrl: true, account: true }), {
  owner,
  /** Once it is credited; those of older saves went to the spot account. */
  account: z.optional(oneOf(account)),
});
export type StoredDeposit = z.output<typeof StoredDeposit>;

/** A withdrawal as it is kept: where it is looked up follows from the network; those of older saves lack their steps. `usdt` is what it was worth when it was asked for, which the day's limit counts. */
export const StoredWithdrawal = z.extend(z.omit(Withdrawal, { txUrl: true, steps: true }), {
  owner,
  usdt: z.string(),
  steps: z.optional(z.array(WithdrawalStep)),
});
export type StoredWithdrawal = z.output<typeof StoredWithdrawal>;

/** A deposit address as it is kept; `ordinal` counts somebody's addresses of a network from 0. */
export const StoredAddress = z.extend(DepositAddress, { owner, ordinal: z.int() });
export type StoredAddress = z.output<typeof StoredAddress>;

export const StoredBookAddress = z.extend(AddressBookEntry, { owner });
export type StoredBookAddress = z.output<typeof StoredBookAddress>;

/** Whether somebody's money may leave for addresses of the whitelist only. */
export const WhitelistSwitch = z.object({ owner, isWhitelistOn: z.boolean(), changedTime: z.int() });

/** The account that deposits of a coin are credited to. `key` is `owner:coin`. */
export const StoredDepositTarget = z.object({ key: z.string(), account: oneOf(account) });

/** A coin's network that is opened or closed otherwise than its terms say. `key` is `coin:network`. */
export const NetworkSwitch = z.object({ key: z.string(), isDepositOpen: z.boolean(), isWithdrawOpen: z.boolean() });
