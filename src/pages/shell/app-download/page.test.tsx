import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { config } from '@/contract/config';
import { brand } from '@/shared/brand';
import { respondWith } from '@tests/support/app/transferForm';
import { renderApp } from '@tests/support/app/renderApp';
import { AppDownloadPage } from './page';

const at = '/app/downLoad';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const storeLinks = () =>
  screen
    .getAllByRole('link', { name: /App Store|Google Play/ })
    .slice(0, 2)
    .map(({ textContent }) => textContent);

test('[R-ROUTE-35] a computer shows a QR code and both stores', async () => {
  await renderApp(<AppDownloadPage />, { at });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Trade anywhere with the ${brand.name} app`);
  expect(screen.getByRole('img', { name: `QR code to download the ${brand.name} app` })).toBeDefined();
  expect(storeLinks()).toEqual([expect.stringContaining('App Store'), expect.stringContaining('Google Play')]);
});

test('a phone shows its own store first and no QR code', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
  await renderApp(<AppDownloadPage />, { at, device: 'phone' });
  vi.restoreAllMocks();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(storeLinks()).toEqual([expect.stringContaining('Google Play'), expect.stringContaining('App Store')]);
});

test('each file shows version, system and size, the Android file also its checksum, and older versions their release notes', async () => {
  await renderApp(<AppDownloadPage />, { at });
  const files = screen.getByRole('heading', { name: 'All downloads' }).closest('section') ?? expect.fail();
  const [ios = expect.fail(), file = expect.fail()] = within(files).getAllByRole('listitem');
  expect(ios.textContent).toMatch(/6\.4\.0.*iOS 16\.0.*148\.3 MB/);
  expect(within(ios).getAllByRole('link')).toHaveLength(1);
  expect(within(file).getByRole('group', { name: 'SHA-256' }).textContent).toMatch(/[0-9a-f]{64}/);
  expect(
    within(file)
      .getByRole('link', { name: /^Download APK/ })
      .getAttribute('href'),
  ).toMatch(/^https:.*6\.4\.0\.apk$/);
  const news = screen.getByRole('list', { name: 'What’s new' });
  expect(within(news).getByText('Version 6.3.2')).toBeDefined();
});

test('a file with an unsafe URL is listed without a download, and a malformed checksum is not shown', async () => {
  const file = { platform: 'android', minimumSystem: 'Android 9', bytes: 1_000_000, url: 'javascript:alert(1)', sha256: 'odd' };
  await renderApp(<AppDownloadPage />, {
    at,
    prepare: ({ intercept }) =>
      intercept(config.appReleases.path, respondWith([{ version: '7.0.0', releasedTime: 0, notes: ['<b>bold</b>'], files: [file] }])),
  });
  expect(screen.getAllByText(/7\.0\.0/)).toHaveLength(2);
  expect(screen.getByText('<b>bold</b>')).toBeDefined();
  expect(screen.queryByRole('link', { name: /APK/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'SHA-256' })).toBeNull();
});
