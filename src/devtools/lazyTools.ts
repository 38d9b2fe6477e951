import { lazyNamed } from '@/shared/lazy';

/** The panel that controls the simulated exchange, loaded when it is opened. */
export const Controls = lazyNamed(() => import('./Controls'), 'Controls');

/** The simulation's tools for individual screens, loaded on those screens. */
export const ScreenTools = lazyNamed(() => import('./ScreenTools'), 'ScreenTools');
