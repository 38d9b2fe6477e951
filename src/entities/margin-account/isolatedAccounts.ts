import { combine } from 'effector';
import { margin } from '@/contract/margin';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { marginAccountChanged } from './gate';

/** Mounted by what shows the isolated accounts of all pairs. */
export const IsolatedAccountsGate = createGate('IsolatedAccountsGate');

/** From one answer to the next request, in ms. */
const listInterval = 3_000;

/** The isolated accounts of all pairs that were ever used. */
export const isolatedAccounts = query({
  endpoint: margin.isolatedAccount,
  $params: combine(IsolatedAccountsGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? { query: {} } : null)),
  refetchOn: [marginAccountChanged],
  resetOn: userChanged,
  poll: { every: listInterval },
});
