import { combine, createEvent, createStore } from 'effector';
import { createGate } from 'effector-react';
import { account } from '@/contract/account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { persist, storageKeys } from '@/shared/lib';

/** Money has moved: balances that are shown are loaded again. */
export const balancesChanged = createEvent();
export const hideToggled = createEvent();

/** Somebody shows the summary. */
export const AssetsGate = createGate('AssetsGate');

const $isAsked = createStore(false).on(AssetsGate.open, () => true);

/** All a user holds; visitors cause no call. Source: specification, Roles. */
export const summary = query({
  endpoint: account.overview,
  $params: combine($isAsked, $isLoggedIn, (isAsked, isLoggedIn) => (isAsked && isLoggedIn ? {} : null)),
  refetchOn: [AssetsGate.open, balancesChanged],
  resetOn: userChanged,
});

/** Whether balances are hidden everywhere they are shown; kept in the browser. */
export const $isHidden = createStore(false).on(hideToggled, (isHidden) => !isHidden);
persist(storageKeys.hideBalance, $isHidden);
