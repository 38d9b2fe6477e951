import { account } from './accounts';

/** Why deposits or withdrawals on a network are suspended (assumed: not shown). */
export const suspensions = ['maintenance', 'upgrade', 'delisting'] as const;

/** Accounts that deposits can be credited to; the first is the default (assumed: not shown). */
export const depositAccounts = [account.spot, account.crossMargin, account.perpetual] as const;

/** States of a deposit; a deposit below the minimum waits until more arrives at the address (assumed: not shown). */
export const depositState = { confirming: 0, credited: 1, belowMinimum: 2 } as const;
export type DepositState = (typeof depositState)[keyof typeof depositState];

/** States of a withdrawal: review, processing, on chain, done. A review may reject it, only a review can be cancelled, and if the transaction fails, the full amount is refunded (assumed: not shown). */
export const withdrawalState = { review: 0, processing: 1, onChain: 2, done: 3, rejected: 4, cancelled: 5, failed: 6 } as const;
export type WithdrawalState = (typeof withdrawalState)[keyof typeof withdrawalState];

/** Why a withdrawal failed: rejected in review, or its transaction failed on the network (assumed: not shown). */
export const withdrawalFailureReason = { rejected: 'withdrawalRejected', failed: 'transactionFailed' } as const;

/** Pseudo-network of withdrawals within the exchange; the address is the recipient's e-mail address, phone number or UID (assumed: not shown). */
export const internalNetwork = 'INTERNAL';

/** Kinds of financial records. Source: specification, Main routes (`/assetManagement/financial?type=1, 2, 4`). */
export const financialRecord = { deposit: 1, withdrawal: 2, reward: 4 } as const;

/** Kinds of rewards (assumed: not shown): newbie tasks, profit shares from copiers, gifts from viewers. */
export const rewardKind = { task: 'task', profitShare: 'profitShare', gift: 'gift' } as const;
export type RewardKind = (typeof rewardKind)[keyof typeof rewardKind];

/** States of a reward; rewards are listed once paid (assumed: not shown). */
export const rewardState = { paid: 1 } as const;

/** The version marker of a withdrawal. Source: specification, Capital and funds. */
export const withdrawalVersion = 1;

/** Maximum length of a remark on an address or a withdrawal, in characters (assumed: not shown). */
export const maxRemarkLength = 200;

/** Maximum number of deposit addresses per user and network, and of entries in an address book (assumed: not shown). */
export const maxAddresses = { deposit: 5, book: 200 } as const;
