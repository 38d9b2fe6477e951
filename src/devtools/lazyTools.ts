import { lazyNamed } from '@/shared/lazy';

/** The panel that steers the simulated exchange, loaded when it is opened. */
export const Controls = lazyNamed(() => import('./Controls'), 'Controls');

/** What the simulation adds to single screens, loaded on those screens. */
export const ScreenTools = lazyNamed(() => import('./ScreenTools'), 'ScreenTools');
