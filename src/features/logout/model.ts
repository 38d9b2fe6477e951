import { createEvent, createStore, sample } from 'effector';
import { account } from '@/contract/account';
import { sessionEnded } from '@/entities/session';
import { mutation } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { delay } from '@/shared/lib';
import { hrefsIn, reloadRequested, routes } from '@/shared/routing';

/** Delay in ms between logging out and leaving the page. Source: specification, Timers. */
export const leaveAfterMs = 1000;

export const logoutPressed = createEvent();

const logout = mutation<typeof account.logout, void>({ endpoint: account.logout, params: () => ({}) });

/** Whether a logout is in progress or has just happened; route guards do not redirect meanwhile, because the page is about to reload. */
export const $isLoggingOut = createStore(false)
  .on(logout.started, () => true)
  .on(logout.failed, () => false);

sample({ clock: logoutPressed, source: $isLoggingOut, filter: (isLeaving) => !isLeaving, fn: () => {}, target: logout.submitted });
// All data loaded for the user is dropped with the session; data that survives a reload belongs to no user.
sample({ clock: logout.done, fn: () => {}, target: sessionEnded });
sample({
  clock: delay({ source: logout.done, ms: leaveAfterMs }),
  source: $locale,
  fn: (locale) => hrefsIn(locale)(routes.home),
  target: reloadRequested,
});
