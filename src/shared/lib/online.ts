import { createEvent, createStore } from 'effector';
import { subscribeWhileActive } from './lifecycle';

/** The device is online again: failed requests can be retried. */
export const cameOnline = createEvent();

const $window = createStore(typeof window === 'undefined' ? null : window, { serialize: 'ignore' });

subscribeWhileActive({
  source: $window,
  reported: cameOnline,
  listen: (page, report) => {
    const told = () => report();
    page?.addEventListener('online', told);
    return () => page?.removeEventListener('online', told);
  },
});
