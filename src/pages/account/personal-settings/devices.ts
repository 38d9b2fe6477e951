import { combine, createEvent, sample } from 'effector';
import { account } from '@/contract/account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The tab is mounted. */
export const DevicesGate = createGate('DevicesGate');
/** Logs out a device by its id, or all others for null. */
export const logoutRequested = createEvent<string | null>();

const logoutDevice = mutation({
  endpoint: account.logoutDevice,
  params: (id: string | null) => ({ body: id === null ? {} : { id } }),
  key: (id) => id ?? '',
  resetOn: userChanged,
});
export const $loggingOut = logoutDevice.$pending;

/** The devices the account is logged in on, the current one first. */
export const devices = query({
  endpoint: account.devices,
  $params: combine(DevicesGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  refetchOn: [logoutDevice.settled],
  resetOn: userChanged,
});
sample({ clock: logoutRequested, target: logoutDevice.submitted });
sample({
  clock: logoutDevice.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'settings.loggedOut' as const } }),
  target: toastRequested,
});
