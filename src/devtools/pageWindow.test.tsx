import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { PanelHead } from './PanelHead';
import { sendPageRequest, isPageGone, onPageRequest, pageWindow } from './pageWindow';
import { placementChosen } from './panelModel';

const assign = vi.fn<(to: string) => void>();
/** A same-origin window that has opened this one. */
const openedBy = (isHandled: boolean) => {
  const opener = {
    closed: false,
    location: { origin: location.origin, href: `${location.origin}/en_US/market`, assign },
    dispatchEvent: () => !isHandled,
  };
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  return opener;
};

afterEach(() => {
  history.replaceState(null, '', '/');
  Object.defineProperty(window, 'opener', { value: null, configurable: true });
  assign.mockClear();
});

test('the panel controls its own page, or from its own window the page that opened it', () => {
  const opener = openedBy(true);
  expect([pageWindow() === window, isPageGone()]).toEqual([true, false]);
  history.replaceState(null, '', '/en_US/workbench/panel');
  expect([Object.is(pageWindow(), opener), isPageGone()]).toEqual([true, false]);
  opener.closed = true;
  expect([pageWindow() === window, isPageGone()]).toEqual([true, true]);
});

test('the page receives valid requests and ignores malformed ones', () => {
  const listener = vi.fn<Parameters<typeof onPageRequest>[0]>();
  const stop = onPageRequest(listener);
  sendPageRequest({ kind: 'go', to: '/en_US/market' });
  window.dispatchEvent(new CustomEvent('exchange-panel-request', { detail: { kind: 'else' } }));
  window.dispatchEvent(new Event('exchange-panel-request'));
  stop();
  sendPageRequest({ kind: 'bar' });
  expect(listener.mock.calls).toEqual([[{ kind: 'go', to: '/en_US/market' }]]);
});

test('a page that does not handle a request is loaded at the target address', () => {
  history.replaceState(null, '', '/en_US/workbench/panel');
  openedBy(true);
  sendPageRequest({ kind: 'go', to: '/en_US/market' });
  expect(assign).not.toHaveBeenCalled();
  openedBy(false);
  sendPageRequest({ kind: 'bar' });
  sendPageRequest({ kind: 'go', to: '/en_US/market' });
  expect(assign.mock.calls).toEqual([['/en_US/market']]);
});

test('a panel window rendered while its page reloads offers docking once the page is back', async () => {
  history.replaceState(null, '', '/en_US/workbench/panel');
  const opener = openedBy(true);
  const dock = () => screen.queryByRole('button', { name: 'Dock beside the page' });
  const { scope } = await renderApp(<PanelHead isWindow />);
  expect(dock()).not.toBeNull();
  opener.closed = true;
  await act(() => allSettled(placementChosen, { scope, params: 'floating' }));
  expect(dock()).toBeNull();
  opener.closed = false;
  await waitFor(() => expect(dock()).not.toBeNull());
});
