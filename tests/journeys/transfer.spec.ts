import type { Page } from '@playwright/test';
import { inputModesOf, inputMode, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

/** Opens the transfer dialog from home and enters an amount. */
async function startTransfer(page: Page, input: InputMode, amount: string): Promise<void> {
  await input.press(page.getByRole('main').getByRole('button', { name: 'Transfer' }));
  await input.type(page.getByRole('dialog').getByLabel('Amount', { exact: true }), amount);
}

const confirmButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

for (const name of inputModesOf(import.meta.url)) {
  test(`[R-TRERR-01] by ${name}: a completed transfer says so, and its dialog closes`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/', { as: 'trader', scenario: 'transfer-done' });
    await startTransfer(page, input, '120');
    await input.press(confirmButton(page, 'Transfer 120 USDT to Contract'));
    await expect(page.getByText('Transfer successful')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Transfer' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Transfer' })).toBeFocused();
  });

  test(`[R-TRANSFER-08] by ${name}: a transfer that would end the card asks first, and only continuing submits it`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/', { as: 'trader', scenario: 'card-warning' });
    await input.press(page.getByRole('main').getByRole('button', { name: 'Transfer' }));
    await input.press(page.getByRole('dialog').getByRole('button', { name: 'Swap accounts' }));
    await input.type(page.getByRole('dialog').getByLabel('Amount', { exact: true }), '5');
    await input.press(confirmButton(page, 'Transfer 5 USDT to Spot'));
    const warning = page.getByRole('alertdialog', { name: 'Your trading fund card will end' });
    await input.press(warning.getByRole('button', { name: 'Keep my card' }));
    await expect(warning).toBeHidden();
    await input.press(confirmButton(page, 'Transfer 5 USDT to Spot'));
    await input.press(warning.getByRole('button', { name: 'Continue with the transfer' }));
    await expect(page.getByText('Transfer successful')).toBeVisible();
  });
}

test('[R-TRERR-02] an accepted transfer links to its record (20351)', async ({ page }) => {
  const input = inputMode(page, 'pointer');
  await open(page, '/', { as: 'trader', scenario: 'transfer-accepted' });
  await startTransfer(page, input, '120');
  await input.press(confirmButton(page, 'Transfer 120 USDT to Contract'));
  const dialog = page.getByRole('alertdialog', { name: 'Transfer accepted' });
  await input.press(dialog.getByRole('button', { name: 'View transfer records' }));
  await expect(page).toHaveURL(/\/en_US\/orderHome\/transferRecord\?source=2&target=5/);
  await expect(page.getByRole('row', { name: /USDT.*120/ })).toBeVisible();
});

for (const { scenario, code, text } of [
  { scenario: 'transfer-blocked', code: 30303, text: 'Transfers are blocked for this account. Contact support for details.' },
  { scenario: 'transfer-restricted', code: 30304, text: 'Transfers are currently restricted. Contact support for details.' },
] as const) {
  test(`[R-TRERR-03] a dialog with one button says why a transfer is not available (${code})`, async ({ page }) => {
    const input = inputMode(page, 'pointer');
    await open(page, '/', { as: 'trader', scenario });
    await startTransfer(page, input, '120');
    await input.press(confirmButton(page, 'Transfer 120 USDT to Contract'));
    const dialog = page.getByRole('alertdialog', { name: 'Transfer not available' });
    await expect(dialog).toContainText(text);
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await input.press(dialog.getByRole('button', { name: 'Got it' }));
    await expect(dialog).toBeHidden();
  });
}

for (const { rule, scenario, text } of [
  { rule: 'R-TRERR-04', scenario: 'transfer-rejected', text: 'The transfer was rejected by risk control' },
  { rule: 'R-TRERR-05', scenario: 'transfer-busy', text: 'The system is busy. Please try again later' },
] as const) {
  test(`[${rule}] the server's own message says why a transfer failed`, async ({ page }) => {
    const input = inputMode(page, 'pointer');
    await open(page, '/', { as: 'trader', scenario });
    await startTransfer(page, input, '120');
    await input.press(confirmButton(page, 'Transfer 120 USDT to Contract'));
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('on a phone the main action of the transfer page and its two helpers stay in view, however far the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(page, '/account/transfer?source=2&target=7', { as: 'trader' });
  const button = page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }).last();
  const parts = [button, page.getByRole('button', { name: 'How to top up' }), page.getByRole('link', { name: 'View transfer records' })];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  await page.mouse.move(180, 200);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
});
