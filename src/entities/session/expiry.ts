import { createStore, sample } from 'effector';
import { callFailed, needsLogin } from '@/shared/api';
import { $isLoggedIn, sessionStarted } from './model';

const $hasBeenLoggedIn = createStore(false).on($isLoggedIn, (hasBeen, isLoggedIn) => hasBeen || isLoggedIn);
const sessionExpired = sample({
  clock: callFailed,
  source: $hasBeenLoggedIn,
  filter: (hasBeen, { failure }) => hasBeen && needsLogin(failure),
});

/** Whether the server ended the session of a logged-in user, so that the login page can explain why. */
export const $hasExpired = createStore(false)
  .on(sessionExpired, () => true)
  .reset(sessionStarted);
