import { expect, test } from 'vitest';
import { brand } from '@/shared/brand';
import { DownloadPanel } from './DownloadPanel';
import { openTree } from '@tests/support/app/tree';

test('[R-DL-01] it shows a QR code and a button that leads to the app', async () => {
  const { place } = await openTree(<DownloadPanel />);
  expect(place.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(`QR code to download the ${brand.name} app`);
  expect(place.querySelector('a')?.getAttribute('href')).toBe(brand.appDownload);
});

test('[R-DL-03] each backup site can be opened or copied', async () => {
  const { place } = await openTree(<DownloadPanel />);
  const lines = [...place.querySelectorAll('li')].map((line) => [
    line.querySelector('a')?.getAttribute('href'),
    line.querySelector('a')?.target,
    line.querySelector('button')?.getAttribute('aria-label'),
  ]);
  const hosts = brand.backupSites.slice(0, 3).map((site) => new URL(site).host);
  expect(lines).toEqual(hosts.map((host) => [`https://${host}/`, '_blank', `Copy ${host}`]));
});
