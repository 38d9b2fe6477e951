import { combine, sample } from 'effector';
import { assets } from '@/contract/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { movesOf } from '@/shared/lib/moves';
import { balancesMoved } from './model';

/** From one answer to the next request, in ms: with the way there and back, a balance on screen follows within a second. */
export const revisionInterval = 700;

/** A screen that shows what somebody holds is mounted. */
export const BalancesGate = createGate('BalancesGate');

const revision = query({
  endpoint: assets.revision,
  $params: combine(BalancesGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  resetOn: userChanged,
  // An exchange without this call is not asked again and again: its screens follow by their own intervals.
  poll: { every: revisionInterval, while: () => true },
});

sample({
  clock: movesOf(
    revision.done.map(({ data }) => data.revision),
    userChanged,
  ),
  target: balancesMoved,
});
