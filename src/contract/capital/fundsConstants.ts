import { account } from './accounts';

/** Why coins do not come or go on a network (assumed: not shown). */
export const suspensions = ['maintenance', 'upgrade', 'delisting'] as const;

/** Accounts that deposits can be credited to, the first one unless another is chosen (assumed: not shown). */
export const depositAccounts = [account.spot, account.crossMargin, account.perpetual] as const;

/** What became of a deposit; one below the minimum waits for more to arrive at the address (assumed: not shown). */
export const depositState = { confirming: 0, credited: 1, belowMinimum: 2 } as const;
export type DepositState = (typeof depositState)[keyof typeof depositState];

/** Where a withdrawal stands. It goes from review to processing, onto the chain and to its end; a review may reject it, only a review can be cancelled, and a transaction that the network refuses comes back whole (assumed: not shown). */
export const withdrawalState = { review: 0, processing: 1, onChain: 2, done: 3, rejected: 4, cancelled: 5, failed: 6 } as const;
export type WithdrawalState = (typeof withdrawalState)[keyof typeof withdrawalState];

/** Why a withdrawal did not go through: a review rejected it, or the network its transaction (assumed: not shown). */
export const withdrawalReason = { rejected: 'withdrawalRejected', failed: 'transactionFailed' } as const;

/** Stands for the network of a withdrawal that stays on the exchange: its address is the e-mail address, the phone number or the UID of who receives it (assumed: not shown). */
export const internalNetwork = 'INTERNAL';

/** Kinds of financial records. Source: specification, Main routes (`/assetManagement/financial?type=1, 2, 4`). */
export const financialRecord = { deposit: 1, withdrawal: 2, reward: 4 } as const;

/** What a reward is for (assumed: not shown): a task of the first days, the profit of copiers, a gift of a viewer. */
export const rewardKind = { task: 'task', profitShare: 'profitShare', gift: 'gift' } as const;
export type RewardKind = (typeof rewardKind)[keyof typeof rewardKind];

/** A reward is listed once it has been paid (assumed: not shown). */
export const rewardState = { paid: 1 } as const;

/** The version marker of a withdrawal. Source: specification, Capital and funds. */
export const withdrawalVersion = 1;

/** Most characters of a remark on an address or a withdrawal (assumed: not shown). */
export const remarkLength = 200;

/** Most deposit addresses of somebody on one network, and most entries of an address book (assumed: not shown). */
export const maxAddresses = { deposit: 5, book: 200 } as const;
