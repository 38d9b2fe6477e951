import { createStore, sample } from 'effector';
import { otherTabChanged, wasReplaced } from '@/shared/api';
import { persist, storageKeys } from '@/shared/lib';
import { $isLoggedIn, $session, loginRefused, sessionRead, sessionStarted, userChanged } from './model';

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

/** Whether somebody was logged in when this tab last heard of it; another one may be somebody else: a session that has ended before a page is loaded is told by nothing else. */
export const $wasLoggedIn = createStore(false).on(userChanged, (_, isIn) => isIn);
const endedAway = sample({
  clock: sessionRead,
  source: { was: $wasLoggedIn, hasBeen: $hasBeenLoggedIn },
  filter: ({ was, hasBeen }, { login }) => was && !hasBeen && login === null,
});
$wasLoggedIn.on(endedAway, () => false);
persist(storageKeys.wasLoggedIn, $wasLoggedIn);

/** Why the session of a logged-in user has ended, so that the login page can tell; null for a visitor. Whoever logs out in this tab leaves the page before it is read. */
export const $endReason = createStore<EndReason | null>(null)
  .on(userChanged, (reason, isIn) => (isIn ? null : (reason ?? 'otherTab')))
  .on(endedByServer, (_, reason) => reason)
  .on(endedAway, () => 'expired')
  .reset(sessionStarted);
