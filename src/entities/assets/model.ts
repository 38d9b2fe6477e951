import { combine, createEvent, createStore, sample } from 'effector';
import { account } from '@/contract/account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { persist, storageKeys } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** Balances changed; those on screen are reloaded. */
export const balancesChanged = createEvent();
/** A balance of the user moved for any reason: a deposit, a fill, a refund, an action in another tab. */
export const balanceRevisionChanged = createEvent();
sample({ clock: balanceRevisionChanged, target: balancesChanged });
export const hideBalancesToggled = createEvent();

/** A component that shows the summary mounted. */
export const AssetsGate = createGate('AssetsGate');

const $isRequested = createStore(false).on(AssetsGate.open, () => true);

/** The user's assets summary; not requested for visitors. Source: specification, Roles. */
export const summary = query({
  endpoint: account.overview,
  $params: combine($isRequested, $isLoggedIn, (isRequested, isLoggedIn) => (isRequested && isLoggedIn ? {} : null)),
  refetchOn: [AssetsGate.open, balancesChanged],
  resetOn: userChanged,
});

/** Whether balances are hidden everywhere; stored in the browser. */
export const $areBalancesHidden = createStore(false).on(hideBalancesToggled, (isHidden) => !isHidden);
persist(storageKeys.hideBalance, $areBalancesHidden);
