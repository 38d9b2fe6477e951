/** Account types; `another` is shown as a label only. Not to be confused with instrument types, which use the same numbers. Source: specification, Account type codes. */
export const account = { spot: 2, c2c: 3, perpetual: 5, crossMargin: 6, isolatedMargin: 7, another: 8 } as const;
export type AccountType = (typeof account)[keyof typeof account];

/** Accounts that money can be moved between (assumed: `another` is a label only). */
export const transferAccounts = [account.spot, account.c2c, account.perpetual, account.crossMargin, account.isolatedMargin] as const;

export interface TransferRoute {
  readonly transferType: number;
  readonly source: AccountType;
  readonly target: AccountType;
}

/** Every way money can go, with the number that stands for it: `25` is from account 2 to account 5 (assumed: the numbers are not shown). */
export const transferRoutes: readonly TransferRoute[] = transferAccounts.flatMap((source) =>
  transferAccounts.filter((target) => target !== source).map((target) => ({ transferType: source * 10 + target, source, target })),
);

/** What became of a transfer (assumed: not shown). */
export const transferState = { processing: 0, completed: 1, rejected: 2 } as const;

/** Decimals of an amount where a coin names none. Source: specification, Business constants, Transfer. */
export const defaultPrecision = 8;

/** The coin a transfer starts with. Source: specification, Business constants, Transfer. */
export const defaultCoinId = 52;

/** Message keys of the transfer form and dialogs, kept as given. Source: specification, Validation rules and Error catalogue. */
export const transferMessage = {
  amountMissing: 'accountCoinTrade_082',
  amountTooLarge: 'accountCoinTrade_083',
  blocked: 'accountCoinTrade_150',
  restricted: 'accountCoinTrade_151',
} as const;

/** Why coins do not come or go on a network (assumed: not shown). */
export const suspensions = ['maintenance', 'upgrade', 'delisting'] as const;

/** What became of a deposit; one below the minimum waits for more to arrive at the address (assumed: not shown). */
export const depositState = { confirming: 0, credited: 1, belowMinimum: 2 } as const;
export type DepositState = (typeof depositState)[keyof typeof depositState];

/** Where a withdrawal stands. It goes from review to processing, onto the chain and to its end; a review may reject it, and only a review can be cancelled (assumed: not shown). */
export const withdrawalState = { review: 0, processing: 1, onChain: 2, done: 3, rejected: 4, cancelled: 5 } as const;
export type WithdrawalState = (typeof withdrawalState)[keyof typeof withdrawalState];

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
