import { combine, createStore } from 'effector';
import { media } from '@tokens/media';
import { mediaQuery } from './mediaQuery';

/** The layout for the window's width; the breakpoints are design tokens. */
export type Device = 'phone' | 'tablet' | 'desktop';

const $layout = combine(mediaQuery(media.tablet, true), mediaQuery(media.desktop, true), (isTablet, isDesktop): Device =>
  isDesktop ? 'desktop' : isTablet ? 'tablet' : 'phone',
);

/** The scope's layout; a separate store, so that tests and stories can set it. */
export const $device = createStore<Device>('desktop', { serialize: 'ignore' }).on($layout, (_, device) => device);

/** Whether the user prefers reduced motion. */
export const $prefersReducedMotion = mediaQuery(media.reducedMotion);
