import { createEvent, createStore, type StoreWritable } from 'effector';
import { subscribeWhileActive } from './lifecycle';

const $window = createStore(typeof window === 'undefined' ? null : window, { serialize: 'ignore' });

/** Whether a media query matches, tracked while the app is active; `fallback` without a window. */
export function mediaQuery(query: string, fallback = false): StoreWritable<boolean> {
  const changed = createEvent<boolean>();
  subscribeWhileActive({
    source: $window,
    reported: changed,
    listen: (view, report) => {
      const list = view?.matchMedia?.(query);
      if (!list) return () => {};
      const onChange = () => report(list.matches);
      onChange();
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
  });
  return createStore(fallback, { serialize: 'ignore' }).on(changed, (_, matches) => matches);
}
