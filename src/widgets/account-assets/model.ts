import { combine, createEvent, sample, type Store } from 'effector';
import { assets as calls, type AccountAssets } from '@/contract/assets';
import { account, transferAccounts, type AccountType } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query, type ApiError, type Query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** From one answer to the next request, in ms: prices move, and fills and deposits come unasked. */
const assetsInterval = 3_000;

/** Mounted by a screen that shows what accounts hold, with those accounts. */
export const AccountAssetsGate = createGate<{ readonly wallets: readonly AccountType[] }>('AccountAssetsGate', { wallets: [] });

/** An account that money is held in and moved between. */
export type HeldAccount = (typeof transferAccounts)[number];

/** A call for each account, so that one that fails leaves the others standing. */
const queries = {
  [account.spot]: queryOf(account.spot),
  [account.c2c]: queryOf(account.c2c),
  [account.perpetual]: queryOf(account.perpetual),
  [account.crossMargin]: queryOf(account.crossMargin),
  [account.isolatedMargin]: queryOf(account.isolatedMargin),
} as const satisfies Record<HeldAccount, Query<AccountAssets>>;

/** What one account holds, asked for while a screen shows it. */
export const accountQuery = (wallet: HeldAccount): Query<AccountAssets> => queries[wallet];

function queryOf(wallet: HeldAccount): Query<AccountAssets> {
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

/** What is known of an account. */
export interface KnownAccount {
  readonly wallet: AccountType;
  /** Null while they load and where they could not be loaded. */
  readonly assets: AccountAssets | null;
  /** Why they could not be loaded or renewed. */
  readonly error: ApiError | null;
}

/** All accounts, in their order. */
export const $accounts: Store<readonly KnownAccount[]> = combine(
  transferAccounts.map((wallet) =>
    combine(queries[wallet].$data, queries[wallet].$error, (assets, error): KnownAccount => ({ wallet, assets, error })),
  ),
);

/** All accounts are asked for again. */
export const accountsRefetched = createEvent();
sample({ clock: accountsRefetched, target: transferAccounts.map((wallet) => queries[wallet].refetched) });
