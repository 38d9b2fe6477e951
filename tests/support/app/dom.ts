import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Reports no size, because jsdom has no layout. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver: NoResizeObserver,
  IS_REACT_ACT_ENVIRONMENT: true,
  CSS: { escape: (id: string) => id.replace(/\W/g, '\\$&') }, // missing in jsdom; react-aria uses it to find overlays
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) }, // Testing Library advances fake timers through this name
});

configure({ asyncUtilTimeout: 15_000 }); // also enough for slow and busy machines

afterEach(cleanup);
