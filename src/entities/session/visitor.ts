import { combine, createStore } from 'effector';
import { persist, storageKeys } from '@/shared/lib';
import { $wasLoggedIn } from './ending';
import { $session, $sessionFailure } from './model';

/** Whether a browser that nobody was logged in with is taken for a visitor's until the exchange has answered; set once by `fork`. */
export const $presumesVisitor = createStore(false);

/** Whether somebody was logged in when this browser last heard of it. */
const $hadUser = createStore(false).on($session, (had, { status, login }) => (status === 'known' ? login !== null : had));
persist(storageKeys.hadUser, $hadUser);

/** Whether a visitor is here: the exchange has said so, or it is most likely, so that a first visit need not wait for the answer. */
export const $isVisitor = combine(
  { session: $session, failure: $sessionFailure, presumes: $presumesVisitor, had: $hadUser, was: $wasLoggedIn },
  ({ session: { status, login }, failure, presumes, had, was }) =>
    status === 'known' ? login === null : presumes && !had && !was && failure === null,
);
