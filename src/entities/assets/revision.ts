import { combine, sample } from 'effector';
import { assets } from '@/contract/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { contentChanges } from '@/shared/lib/contentChanges';
import { balanceRevisionChanged } from './model';

/** Interval between a response and the next request, in ms; with the round trip, a balance on screen updates within a second. */
export const revisionInterval = 700;

/** Mounted by screens that show balances. */
export const BalancesGate = createGate('BalancesGate');

const revision = query({
  endpoint: assets.revision,
  $params: combine(BalancesGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  resetOn: userChanged,
  // An exchange without this call is not polled; its screens refresh at their own intervals.
  poll: { every: revisionInterval, while: () => true },
});

sample({
  clock: contentChanges(
    revision.done.map(({ data }) => data.revision),
    userChanged,
  ),
  target: balanceRevisionChanged,
});
