import { account, type AccountType } from './accounts';

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
