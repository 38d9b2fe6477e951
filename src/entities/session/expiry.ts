import { createStore, sample } from 'effector';
import { callFailed, needsLogin } from '@/shared/api';
import { $isLoggedIn, sessionStarted } from './model';

const $hasBeenLoggedIn = createStore(false).on($isLoggedIn, (hasBeen, isLoggedIn) => hasBeen || isLoggedIn);
const sessionExpired = sample({
  clock: callFailed,
  source: $hasBeenLoggedIn,
  filter: (hasBeen, { failure }) => hasBeen && needsLogin(failure),
});

/** Whether the exchange has ended the session of somebody who was logged in: the login says why it is asked for. */
export const $hasExpired = createStore(false)
  .on(sessionExpired, () => true)
  .reset(sessionStarted);
