import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '@/shared/brand';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline, respondWithCode } from '@tests/support/app/scope';
import { connectPaths } from '@tests/support/app/walletConnect';
import { ConnectButton, WalletConnectHost } from '.';

immediateFrames();

async function openDialog({ device = 'desktop', ...options }: RenderOptions = {}) {
  const page = await renderApp(
    <>
      <ConnectButton />
      <WalletConnectHost />
    </>,
    { at: '/web3', device, ...options },
  );
  await page.user.click(screen.getByRole('button', { name: 'Connect wallet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect wallet' }));
  await page.advance();
  return { ...page, dialog };
}
const code = `QR code to connect ${brand.name} Wallet`;

test('[R-WALLET-01] the dialog has a QR code of 135 px, a refresh button and a download link', async () => {
  const { dialog } = await openDialog();
  const image = dialog.getByRole('img', { name: code });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['135', '135']);
  expect(dialog.getByRole('button', { name: 'New code' })).toBeDefined();
  expect(dialog.getByRole('link', { name: /^Download the app/ }).getAttribute('href')).toBe('/en_US/app/downLoad');
});

test('a phone shows a link to the app and a button to copy it instead of the QR code', async () => {
  const { dialog } = await openDialog({ device: 'phone' });
  expect(dialog.queryByRole('img', { name: code })).toBeNull();
  expect(dialog.queryByText(/scan/i)).toBeNull();
  const link = dialog.getByRole('link', { name: /^Open/ }).getAttribute('href');
  expect(link).toMatch(new RegExp(`^${brand.walletLink}\\?qrCodeToken=qr-\\w+$`));
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeDefined();
});

test.each([
  [10027, 'Waiting for your wallet. The status updates every 30 seconds.'],
  [10028, 'Code scanned. Confirm the login in your wallet.'],
  [10029, 'This code has expired. Get a new one to continue.'],
])('[R-WALLET-10] code %d shows the status: %s', async (number, text) => {
  const { dialog, intercept, advance } = await openDialog();
  intercept(connectPaths.status, respondWithCode(number));
  await advance(2000);
  expect(dialog.getByRole('status').textContent).toBe(text);
  expect(dialog.queryByRole('button', { name: 'I’ve confirmed' }) === null).toBe(number === 10029);
});

test('[R-WALLET-11] a new code starts waiting again', async () => {
  const { dialog, intercept, advance, user } = await openDialog();
  intercept(connectPaths.status, respondWithCode(10029));
  await advance(2000);
  intercept(connectPaths.status, null);
  await user.click(dialog.getByRole('button', { name: 'New code' }));
  await advance();
  expect(dialog.getByRole('status').textContent).toMatch(/^Waiting/);
});

test('a failed fetch of the code is reported and can be retried', async () => {
  const { dialog, intercept, advance, user } = await openDialog({ prepare: ({ intercept: answer }) => answer(connectPaths.code, offline) });
  expect(dialog.getByText('Couldn’t get a login code')).toBeDefined();
  expect(dialog.queryByRole('status')).toBeNull();
  intercept(connectPaths.code, null);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await advance();
  expect(dialog.getByRole('img', { name: code })).toBeDefined();
});

test('Escape closes the dialog', async () => {
  const { user, advance } = await openDialog();
  await user.keyboard('{Escape}');
  await advance();
  expect(screen.queryByRole('dialog')).toBeNull();
});
