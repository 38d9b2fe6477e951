import { createEvent, createStore, sample } from 'effector';
import { subscribeWhileActive } from './lifecycle';
import { isOffline } from './loadModule';

const connectionChanged = createEvent<boolean>();

/** Whether the device reports that it is online. */
export const $isOnline = createStore(true, { serialize: 'ignore' }).on(connectionChanged, (_, isOnline) => isOnline);

/** The device is online again: failed requests can be retried. */
export const cameOnline = createEvent();
sample({ clock: connectionChanged, filter: Boolean, fn: () => {}, target: cameOnline });

const events = ['online', 'offline'] as const;
const $window = createStore(typeof window === 'undefined' ? null : window, { serialize: 'ignore' });

subscribeWhileActive({
  source: $window,
  reported: connectionChanged,
  listen: (view, report) => {
    if (isOffline()) report(false);
    const onConnectionChange = ({ type }: Event) => report(type === 'online');
    for (const type of events) view?.addEventListener(type, onConnectionChange);
    return () => {
      for (const type of events) view?.removeEventListener(type, onConnectionChange);
    };
  },
});
