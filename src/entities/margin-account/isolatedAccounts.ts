import { combine } from 'effector';
import { margin } from '@/contract/margin';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { marginAccountChanged } from './gate';

/** Mounted by components that show the isolated accounts of all pairs. */
export const IsolatedAccountsGate = createGate('IsolatedAccountsGate');

/** Interval between a response and the next request, in ms. */
const listInterval = 3_000;

/** The isolated accounts of all pairs that have ever been used. */
export const isolatedAccounts = query({
  endpoint: margin.isolatedAccount,
  $params: combine(IsolatedAccountsGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? { query: {} } : null)),
  refetchOn: [marginAccountChanged],
  resetOn: userChanged,
  poll: { every: listInterval },
});
