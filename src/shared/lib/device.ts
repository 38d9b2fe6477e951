import { createEvent, createStore } from 'effector';
import { media } from '@tokens/media';
import { subscribeWhileActive } from './lifecycle';

/** Which layout the window's width asks for; the widths are design tokens. */
export type Device = 'phone' | 'tablet' | 'desktop';

const deviceChanged = createEvent<Device>();

/** The scope's layout. */
export const $device = createStore<Device>('desktop', { serialize: 'ignore' }).on(deviceChanged, (_, device) => device);

const $window = createStore(typeof window === 'undefined' ? null : window, { serialize: 'ignore' });

subscribeWhileActive({
  source: $window,
  reported: deviceChanged,
  listen: (view, report) => {
    if (!view?.matchMedia) return () => {};
    const tablet = view.matchMedia(media.tablet);
    const desktop = view.matchMedia(media.desktop);
    const look = () => report(desktop.matches ? 'desktop' : tablet.matches ? 'tablet' : 'phone');
    look();
    for (const query of [tablet, desktop]) query.addEventListener('change', look);
    return () => {
      for (const query of [tablet, desktop]) query.removeEventListener('change', look);
    };
  },
});
