import { combine } from 'effector';
import { capital, type AccountType, type DepositAccount } from '@/contract/capital';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, optimistic, query } from '@/shared/api';
import { $network, DepositGate } from './model';

/** Selects the account that deposits of a coin are credited to. */
export const selectDepositAccount = mutation({
  endpoint: capital.selectDepositAccount,
  params: (body: Pick<DepositAccount, 'coinId' | 'account'>) => ({ body }),
});

/** The account that deposits of the selected coin are credited to, updated optimistically. */
export const depositAccount = optimistic(
  query({
    endpoint: capital.depositAccount,
    $params: combine(DepositGate.status, $isLoggedIn, $network, (isOpen, isLoggedIn, network) =>
      isOpen && isLoggedIn && network !== null ? { query: { coinId: network.coinId } } : null,
    ),
    resetOn: userChanged,
  }),
  {
    mutation: selectDepositAccount,
    apply: (current, chosen: { readonly coinId: number; readonly account: AccountType }) =>
      current.coinId === chosen.coinId ? { ...current, account: chosen.account } : current,
  },
);
