import type { Page } from '@playwright/test';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { inputMode, inputModesOf } from '@tests/support/browser/inputMode';
import { exchangeReady, expect, open, test } from '@tests/support/browser/open';

const connectButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });

for (const name of inputModesOf(import.meta.url))
  test(`[R-WALLET-06] [R-WALLET-12] by ${name}: a user connects a wallet, views its assets and disconnects it`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/web3', { scenario: 'web3-qr-confirmed' });
    await input.press(connectButton(page));
    const confirm = page.getByRole('dialog', { name: 'Connect wallet' }).getByRole('button', { name: 'I’ve confirmed' });
    await expect(confirm).toBeEnabled();
    // The phone confirms after ten seconds.
    await ask(page, control.clock, { stepMs: 10_000 });
    await input.press(confirm);
    await expect(page).toHaveURL(/\/en_US\/web3\/asset$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Wallet assets' })).toBeFocused();

    const total = main.getByRole('region', { name: 'Total balance' });
    await expect(total).toContainText(/\$\d/);
    await input.press(total.getByRole('button', { name: 'Hide balances' }));
    await expect(page.getByRole('banner')).toContainText('*****');
    await input.press(total.getByRole('button', { name: 'Show balances' }));
    await input.type(main.getByRole('searchbox'), 'solana');
    await expect(main.getByRole('rowheader')).toHaveCount(1);

    await input.press(page.getByRole('banner').getByRole('button', { name: /^Wallet:/ }));
    await input.press(page.getByRole('dialog', { name: 'Wallet' }).getByRole('button', { name: 'Disconnect' }));
    await expect(page).toHaveURL(/\/en_US\/web3$/);
    await expect(connectButton(page)).toBeVisible();
    await page.reload();
    await exchangeReady(page);
    await expect(connectButton(page)).toBeVisible();
  });

test('[R-WALLET-01] the dialog is 400 px wide, its QR code 135 px', async ({ page }) => {
  await open(page, '/web3');
  await connectButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Connect wallet' });
  const code = await dialog.getByRole('img').boundingBox();
  expect([code?.width, code?.height]).toEqual([135, 135]);
  const width = await dialog.evaluate((element) => element.parentElement?.getBoundingClientRect().width);
  expect(width).toBe(400);
});

test('[R-WALLET-10] [R-WALLET-11] an expired QR code says so, and a user can request a new one', async ({ page }) => {
  await open(page, '/web3', { scenario: 'web3-qr-expired' });
  await connectButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Connect wallet' });
  await expect(dialog.getByRole('status')).toContainText('This code has expired');
  // Keeps the new code from expiring meanwhile.
  await ask(page, control.clock, { frozen: true });
  await dialog.getByRole('button', { name: 'New code' }).click();
  await expect(dialog.getByRole('status')).toContainText('Waiting for your wallet');
});

test('a user without a connected wallet is redirected from the wallet assets to the wallet home page', async ({ page }) => {
  await open(page, '/web3/asset');
  await expect(page).toHaveURL(/\/en_US\/web3$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
