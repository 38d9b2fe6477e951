import { createStore, sample } from 'effector';
import { otherTabChanged, wasReplaced } from '@/shared/api';
import { $isLoggedIn, $session, loginRefused, sessionStarted, userChanged } from './model';

/** Why a user is logged in no more: the server's time was up, a login elsewhere has ended the session, or another tab has logged out. */
export type EndReason = 'expired' | 'replaced' | 'otherTab';

const $hasBeenLoggedIn = createStore(false).on($isLoggedIn, (hasBeen, isLoggedIn) => hasBeen || isLoggedIn);
/** Whether another tab has changed something since the server last said who is logged in: calls that are refused meanwhile may be refused because of that tab. */
const $isOtherTabAhead = createStore(false)
  .on(otherTabChanged, () => true)
  .on($session, (isAhead, { login }) => isAhead && login === null);
const endedByServer = sample({
  clock: loginRefused,
  source: { hasBeen: $hasBeenLoggedIn, isOtherTabAhead: $isOtherTabAhead },
  filter: ({ hasBeen }) => hasBeen,
  fn: ({ isOtherTabAhead }, { failure }): EndReason => (wasReplaced(failure) ? 'replaced' : isOtherTabAhead ? 'otherTab' : 'expired'),
});

/** Why the session of a logged-in user has ended, so that the login page can tell; null for a visitor. Whoever logs out in this tab leaves the page before it is read. */
export const $endReason = createStore<EndReason | null>(null)
  .on(userChanged, (reason, isIn) => (isIn ? null : (reason ?? 'otherTab')))
  .on(endedByServer, (_, reason) => reason)
  .reset(sessionStarted);
