import { combine, createStore } from 'effector';
import { persist, storageKeys } from '@/shared/lib';
import { $wasLoggedIn } from './endReason';
import { $session, $sessionFailure } from './model';

/** Whether a browser in which nobody was logged in is treated as a visitor's until the exchange has answered; set once by `fork`. */
export const $presumesVisitor = createStore(false);

/** The last known login state of this browser: whether a user was logged in. */
const $hadUser = createStore(false).on($session, (had, { status, login }) => (status === 'known' ? login !== null : had));
persist(storageKeys.hadUser, $hadUser);

/** Whether the user is a visitor, confirmed by the exchange or presumed, so that a first visit need not wait for the response. */
export const $isVisitor = combine(
  { session: $session, failure: $sessionFailure, presumes: $presumesVisitor, had: $hadUser, was: $wasLoggedIn },
  ({ session: { status, login }, failure, presumes, had, was }) =>
    status === 'known' ? login === null : presumes && !had && !was && failure === null,
);
