import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Reports no size: jsdom lays nothing out. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver: NoResizeObserver,
  IS_REACT_ACT_ENVIRONMENT: true,
  CSS: { escape: (id: string) => id.replace(/\W/g, '\\$&') }, // jsdom has none; react-aria finds overlays by it
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) }, // by this name Testing Library moves fake timers
});

configure({ asyncUtilTimeout: 15_000 }); // slow and busy machines too

afterEach(cleanup);
