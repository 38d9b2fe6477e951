import { combine } from 'effector';
import { capital, withdrawalState } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { $receipt } from './submission';
import { WithdrawGate } from './selection';

/** How many withdrawals are shown. */
export const maxWithdrawalsShown = 5;
/** Polling interval in ms while a withdrawal is pending. */
const pollMs = 3000;

/** The latest withdrawals, newest first. */
export const recent = query({
  endpoint: capital.withdrawalRecords,
  $params: combine(WithdrawGate.status, $isLoggedIn, (isOpen, isLoggedIn) =>
    isOpen && isLoggedIn ? { query: { pageSize: maxWithdrawalsShown } } : null,
  ),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
  poll: { every: pollMs, while: ({ list }) => list.some(({ state }) => state < withdrawalState.done) },
});

/** The withdrawal just submitted, in its current state; null if no receipt is open. */
export const $trackedWithdrawal = combine($receipt, recent.$latest, (receipt, rows) =>
  receipt === null ? null : (rows?.list.find(({ id }) => id === receipt.id) ?? receipt),
);
