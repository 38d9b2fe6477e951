import { combine, createStore } from 'effector';
import { persist, storageKeys } from '@/shared/lib';
import { $wasLoggedIn } from './endReason';
import { $session, $sessionFailure } from './model';

/** Whether a browser in which nobody was logged in is treated as a visitor's until the exchange has answered; set once by `fork`. */
export const $presumesVisitor = createStore(false);

/** The last known login state of this browser: whether a user was logged in. */
const $hadUser = createStore(false).on($session, (hadUser, { status, login }) => (status === 'known' ? login !== null : hadUser));
persist(storageKeys.hadUser, $hadUser);

/** Whether the user is a visitor, confirmed by the exchange or presumed, so that a first visit need not wait for the response. */
export const $isVisitor = combine(
  { session: $session, failure: $sessionFailure, presumesVisitor: $presumesVisitor, hadUser: $hadUser, wasLoggedIn: $wasLoggedIn },
  ({ session: { status, login }, failure, presumesVisitor, hadUser, wasLoggedIn }) =>
    status === 'known' ? login === null : presumesVisitor && !hadUser && !wasLoggedIn && failure === null,
);
