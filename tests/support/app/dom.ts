import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { cacheComputedStyles } from './computedStyle';

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

/** Whether a query is being retried until it succeeds. */
const isPolling = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  asyncUtilTimeout: 15_000, // long enough for slow and busy machines
  // A retried query fails many times: the document is printed only for the last failure.
  getElementError: (message, container) => {
    const document = isPolling() ? '' : `\n\n${prettyDOM(container) || ''}`;
    return Object.assign(new Error(`${message ?? ''}${document}`), { name: 'TestingLibraryElementError' });
  },
});
cacheComputedStyles();

const attributesAtStart = new Map(
  [document.documentElement, document.body].map((element) => [element, new Map([...element.attributes].map((a) => [a.name, a.value]))]),
);

/** All files of a worker share one window: state that a test leaves in it would leak into the next file. */
function resetWindow() {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.title = '';
  document.body.replaceChildren();
  for (const [element, attributes] of attributesAtStart) {
    for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
}

afterEach(() => {
  cleanup();
  resetWindow();
});
