import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '@/shared/i18n';
import { createToaster } from '@/ui/Toast/toasts';
import { offerNewVersion } from './newVersion';

const siteWith = (entry: string) => `<!doctype html><script type="module" src="/assets/${entry}.js"></script>`;

let listeners = new AbortController();
const asked = vi.fn(() => Promise.resolve(new Response(siteWith('index-new'))));

beforeEach(() => {
  listeners = new AbortController();
  const script = document.createElement('script');
  script.setAttribute('src', '/assets/index-old.js');
  document.body.append(script);
  vi.stubGlobal('fetch', asked);
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listeners.signal }),
    );
  }
});

afterEach(() => {
  listeners.abort();
  asked.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts the version check and returns a function that takes the titles of the toasts shown since. */
async function watching() {
  const i18n = createI18n({ locale: 'en_US' });
  await i18n.loadNamespaces('common');
  const toasts = createToaster();
  offerNewVersion({ toasts, i18n });
  return () => toasts.takeAll().map(({ message }) => message.title);
}

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const partMissing = () => window.dispatchEvent(new Event('vite:preloadError'));

test.each([
  ['the page becomes visible again', lookAgain],
  ['a chunk fails to load', partMissing],
])('a new version is detected when %s, and offered once', async (_, happens) => {
  const titles = await watching();
  happens();
  await waitFor(() => expect(titles()).toEqual(['A new version is available.']));
  happens();
  await Promise.resolve();
  expect(titles()).toEqual([]);
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['names the same version', () => new Response(siteWith('index-old'))],
  ['fails', () => new Response(siteWith('index-new'), { status: 502 })],
  ['returns something else', () => new Response('Sign in to this network')],
])('offers nothing if the site %s; the next check asks again', async (_, answer) => {
  asked.mockImplementationOnce(() => Promise.resolve(answer()));
  const titles = await watching();
  lookAgain();
  await asked.mock.results[0]?.value;
  await new Promise((later) => setTimeout(later));
  expect(titles()).toEqual([]);
  lookAgain();
  await waitFor(() => expect(titles()).toEqual(['A new version is available.']));
});

test('offers nothing without a connection', async () => {
  asked.mockImplementationOnce(() => Promise.reject(new TypeError('down')));
  const titles = await watching();
  partMissing();
  await new Promise((later) => setTimeout(later));
  expect(titles()).toEqual([]);
});
