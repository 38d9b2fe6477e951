import { combine, createEvent, sample, type Store } from 'effector';
import { assets as calls, type AccountAssets } from '@/contract/assets';
import { account, transferAccounts, type AccountType } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query, type ApiError, type Query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Polling interval in ms, since prices, fills and deposits change the balances. */
const assetsInterval = 3_000;

/** Open while a screen shows account balances, with the accounts it shows. */
export const AccountAssetsGate = createGate<{ readonly wallets: readonly AccountType[] }>('AccountAssetsGate', { wallets: [] });

/** An account that holds funds and supports transfers. */
export type TransferAccount = (typeof transferAccounts)[number];

/** One query per account, so that a failure does not affect the others. */
const queries = {
  [account.spot]: queryOf(account.spot),
  [account.c2c]: queryOf(account.c2c),
  [account.perpetual]: queryOf(account.perpetual),
  [account.crossMargin]: queryOf(account.crossMargin),
  [account.isolatedMargin]: queryOf(account.isolatedMargin),
} as const satisfies Record<TransferAccount, Query<AccountAssets>>;

/** The assets of one account, requested while a screen shows it. */
export const accountQuery = (wallet: TransferAccount): Query<AccountAssets> => queries[wallet];

function queryOf(wallet: TransferAccount): Query<AccountAssets> {
  return query({
    endpoint: calls.accountAssets,
    $params: combine(AccountAssetsGate.status, AccountAssetsGate.state, $isLoggedIn, (isOpen, { wallets }, isLoggedIn) =>
      isOpen && isLoggedIn && wallets.includes(wallet) ? { params: { wallet } } : null,
    ),
    refetchOn: [balancesChanged],
    resetOn: userChanged,
    poll: { every: assetsInterval },
  });
}

/** The loaded state of an account. */
export interface AccountResult {
  readonly wallet: AccountType;
  /** Null while loading or if loading failed. */
  readonly assets: AccountAssets | null;
  /** Why loading or refreshing failed; null if it did not. */
  readonly error: ApiError | null;
}

/** All accounts in display order. */
export const $accounts: Store<readonly AccountResult[]> = combine(
  transferAccounts.map((wallet) =>
    combine(queries[wallet].$data, queries[wallet].$error, (assets, error): AccountResult => ({ wallet, assets, error })),
  ),
);

/** Refetches all accounts. */
export const accountsRefetched = createEvent();
sample({ clock: accountsRefetched, target: transferAccounts.map((wallet) => queries[wallet].refetched) });
