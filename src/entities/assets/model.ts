import { combine, createEvent, createStore, sample } from 'effector';
import { account, type AssetsSummary } from '@/contract/account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, otherTabChanged, newestFailureOf, newestOf } from '@/shared/api';
import { persist, storageKeys } from '@/shared/lib';

/** Money has moved: balances that are shown are loaded again. */
export const balancesChanged = createEvent();
export const hideToggled = createEvent();
/** The first reader of the summary has appeared, or asks again. */
export const summaryAsked = createEvent();

export const loadSummaryFx = callFx(account.overview);

/** All a user holds; null until known and for visitors, who cause no call. Source: specification, Roles. */
export const $summary = createStore<AssetsSummary | null>(null)
  .reset(userChanged)
  .on(newestOf(loadSummaryFx, { forget: [userChanged] }), (_, { result }) => result);
export const $hasFailed = createStore(false)
  .on(newestFailureOf(loadSummaryFx, { forget: [userChanged] }), () => true)
  .reset(loadSummaryFx, userChanged);
const $isAsked = createStore(false).on(summaryAsked, () => true);

/** Whether balances are hidden everywhere they are shown; kept in the browser. */
export const $isHidden = createStore(false).on(hideToggled, (isHidden) => !isHidden);
persist(storageKeys.hideBalance, $isHidden);

const $isNeeded = combine($isAsked, $isLoggedIn, (isAsked, isLoggedIn) => isAsked && isLoggedIn);
sample({
  clock: [summaryAsked, userChanged, otherTabChanged, balancesChanged],
  source: $isNeeded,
  filter: Boolean,
  fn: () => ({}),
  target: loadSummaryFx,
});
