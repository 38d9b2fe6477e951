import { combine } from 'effector';
import { capital, transferState } from '@/contract/capital';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { transferSucceeded } from '@/features/transfer';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** How many transfers are shown. */
export const maxTransfersShown = 5;
/** Polling interval in ms while a transfer is processing. */
const pollMs = 5000;

/** The list of latest transfers is mounted. */
export const RecentGate = createGate('RecentGate');

/** The latest transfers between the user's own accounts, newest first. */
export const recent = query({
  endpoint: capital.transferHistory,
  $params: combine(RecentGate.status, $isLoggedIn, (isOpen, isLoggedIn) =>
    isOpen && isLoggedIn ? { query: { pageSize: maxTransfersShown } } : null,
  ),
  refetchOn: [transferSucceeded],
  resetOn: userChanged,
  poll: { every: pollMs, while: ({ list }) => list.some(({ state }) => state === transferState.processing) },
});
