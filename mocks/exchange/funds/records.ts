import * as z from 'zod/mini';
import { account, AddressBookEntry, Deposit, DepositAddress, Withdrawal, WithdrawalStep } from '@/contract/capital';
import { oneOf } from '@/contract/endpoint';

const owner = z.int();

/** A stored deposit: its confirmations follow from the time, its explorer URL from the network. */
export const StoredDeposit = z.extend(z.omit(Deposit, { confirmations: true, txUrl: true, account: true }), {
  owner,
  /** Set once credited; deposits in older saves went to the spot account. */
  account: z.optional(oneOf(account)),
});
export type StoredDeposit = z.output<typeof StoredDeposit>;

/** A stored withdrawal: its explorer URL follows from the network; older saves lack `steps`. `usdt` is its value when requested, for the daily limit. */
export const StoredWithdrawal = z.extend(z.omit(Withdrawal, { txUrl: true, steps: true }), {
  owner,
  usdt: z.string(),
  steps: z.optional(z.array(WithdrawalStep)),
});
export type StoredWithdrawal = z.output<typeof StoredWithdrawal>;

/** A stored deposit address; `ordinal` counts a user's addresses of a network from 0. */
export const StoredAddress = z.extend(DepositAddress, { owner, ordinal: z.int() });
export type StoredAddress = z.output<typeof StoredAddress>;

export const StoredBookAddress = z.extend(AddressBookEntry, { owner });
export type StoredBookAddress = z.output<typeof StoredBookAddress>;

/** Whether a user's withdrawals are restricted to whitelisted addresses. */
export const WhitelistSwitch = z.object({ owner, isWhitelistOn: z.boolean(), changedTime: z.int() });

/** The account that deposits of a coin are credited to. `key` is `owner:coin`. */
export const StoredDepositTarget = z.object({ key: z.string(), account: oneOf(account) });

/** Opens or closes a coin's network regardless of its terms. `key` is `coin:network`. */
export const NetworkSwitch = z.object({ key: z.string(), isDepositOpen: z.boolean(), isWithdrawOpen: z.boolean() });
