import { account, type AccountType } from './accounts';

/** Accounts that funds can be transferred between (assumed: `another` is a label only). */
export const transferAccounts = [account.spot, account.c2c, account.perpetual, account.crossMargin, account.isolatedMargin] as const;

export interface TransferRoute {
  readonly transferType: number;
  readonly source: AccountType;
  readonly target: AccountType;
}

/** Every transfer route with its transfer type: `25` is from account 2 to account 5 (assumed: the numbers are not shown). */
export const transferRoutes: readonly TransferRoute[] = transferAccounts.flatMap((source) =>
  transferAccounts.filter((target) => target !== source).map((target) => ({ transferType: source * 10 + target, source, target })),
);

/** States of a transfer (assumed: not shown). */
export const transferState = { processing: 0, completed: 1, rejected: 2 } as const;

/** Decimals of an amount if the coin specifies none. Source: specification, Business constants, Transfer. */
export const defaultPrecision = 8;

/** The coin preselected for a transfer. Source: specification, Business constants, Transfer. */
export const defaultCoinId = 52;

/** Message keys of the transfer form and dialogs, spelled as in the specification. Source: specification, Validation rules and Error catalogue. */
export const transferMessage = {
  amountMissing: 'accountCoinTrade_082',
  amountTooLarge: 'accountCoinTrade_083',
  blocked: 'accountCoinTrade_150',
  restricted: 'accountCoinTrade_151',
} as const;
