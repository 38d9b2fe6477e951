import { createEvent, createStore, sample } from 'effector';
import { account } from '@/contract/account';
import { sessionEnded } from '@/entities/session';
import { mutation } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { delay } from '@/shared/lib';
import { hrefsIn, reloaded, routes } from '@/shared/routing';

/** How long the page still stands after a logout. Source: specification, Timers. */
export const leaveAfterMs = 1000;

export const logoutPressed = createEvent();

const logout = mutation<typeof account.logout, void>({ endpoint: account.logout, params: () => ({}) });

/** Whether a logout is under way or has just happened; guards then lead nowhere, the page is about to leave. */
export const $isLeaving = createStore(false)
  .on(logout.started, () => true)
  .on(logout.failed, () => false);

sample({ clock: logoutPressed, source: $isLeaving, filter: (isLeaving) => !isLeaving, fn: () => {}, target: logout.submitted });
// With the session goes all that was loaded for its user; what a reload keeps is no user's.
sample({ clock: logout.done, fn: () => {}, target: sessionEnded });
sample({
  clock: delay({ source: logout.done, ms: leaveAfterMs }),
  source: $locale,
  fn: (locale) => hrefsIn(locale)(routes.home),
  target: reloaded,
});
