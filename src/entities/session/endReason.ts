import { createStore, sample } from 'effector';
import { otherTabChanged, isSessionReplaced } from '@/shared/api';
import { persist, storageKeys } from '@/shared/lib';
import { $isLoggedIn, $session, loginRefused, sessionRead, sessionStarted, userChanged } from './model';

/** Why the user was logged out: the session expired, was replaced by a login elsewhere, or was ended by another tab. */
export type EndReason = 'expired' | 'replaced' | 'otherTab';

const $hasBeenLoggedIn = createStore(false).on($isLoggedIn, (hasBeenLoggedIn, isLoggedIn) => hasBeenLoggedIn || isLoggedIn);
/** Whether another tab has changed something since the server last confirmed a login; calls refused meanwhile may be refused because of that tab. */
const $isOtherTabAhead = createStore(false)
  .on(otherTabChanged, () => true)
  .on($session, (isAhead, { login }) => isAhead && login === null);
const endedByServer = sample({
  clock: loginRefused,
  source: { hasBeenLoggedIn: $hasBeenLoggedIn, isOtherTabAhead: $isOtherTabAhead },
  filter: ({ hasBeenLoggedIn }) => hasBeenLoggedIn,
  fn: ({ isOtherTabAhead }, { failure }): EndReason => (isSessionReplaced(failure) ? 'replaced' : isOtherTabAhead ? 'otherTab' : 'expired'),
});

/** The last known login state of this tab (other tabs may have another user): the only sign of a session that ended before the page was loaded. */
export const $wasLoggedIn = createStore(false).on(userChanged, (_, isLoggedIn) => isLoggedIn);
const endedBeforeLoad = sample({
  clock: sessionRead,
  source: { wasLoggedIn: $wasLoggedIn, hasBeenLoggedIn: $hasBeenLoggedIn },
  filter: ({ wasLoggedIn, hasBeenLoggedIn }, { login }) => wasLoggedIn && !hasBeenLoggedIn && login === null,
});
$wasLoggedIn.on(endedBeforeLoad, () => false);
persist(storageKeys.wasLoggedIn, $wasLoggedIn);

/** Why a user's session ended, for the login page; null for a visitor. After a logout in this tab the page is left before this is read. */
export const $endReason = createStore<EndReason | null>(null)
  .on(userChanged, (reason, isLoggedIn) => (isLoggedIn ? null : (reason ?? 'otherTab')))
  .on(endedByServer, (_, reason) => reason)
  .on(endedBeforeLoad, () => 'expired')
  .reset(sessionStarted);
