import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '@/shared/brand';
import { renderApp } from '@tests/support/app/renderApp';
import { DownloadPanel } from './DownloadPanel';

test('[R-DL-01] [R-ROUTE-35] shows a QR code of the app and a button that opens the download page in a new tab', async () => {
  await renderApp(<DownloadPanel />);
  expect(screen.getByRole('img', { name: `QR code to download the ${brand.name} app` })).toBeDefined();
  const button = screen.getByRole<HTMLAnchorElement>('link', { name: /^Download/ });
  expect([button.getAttribute('href'), button.target]).toEqual(['/en_US/app/downLoad', '_blank']);
});

test('a phone, which cannot scan its own screen, shows the button but no QR code', async () => {
  await renderApp(<DownloadPanel />, { device: 'phone' });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: /^Download/ }).getAttribute('href')).toBe('/en_US/app/downLoad');
});

test('[R-DL-03] each backup site can be opened or copied', async () => {
  await renderApp(<DownloadPanel />);
  const lines = screen.getAllByRole('listitem').map((line) => {
    const link = within(line).getByRole<HTMLAnchorElement>('link');
    return [link.href, link.target, within(line).getByRole('button').ariaLabel];
  });
  const hosts = brand.backupSites.slice(0, 3).map((site) => new URL(site).host);
  expect(lines).toEqual(hosts.map((host) => [`https://${host}/`, '_blank', `Copy ${host}`]));
});
