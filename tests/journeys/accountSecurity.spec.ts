import type { Locator, Page } from '@playwright/test';
import { demoCode, personaPassword } from '@fixtures/personas';
import { proveByCode } from '@tests/support/browser/challenge';
import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

const centre = '/user/personSetting?tab=security';
const rowOf = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** The notices that a frozen account sees as soon as it opens these screens. */
const frozenNotices = [
  ['/assetManagement/extract', 'Withdrawals are not available'],
  ['/pay/home', 'Payments are not available'],
  ['/user/apiSetting', 'Your API keys are disabled while your account is frozen'],
] as const;

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user binds an authenticator, confirms a withdrawal with it, loses it and removes it`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, centre, { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'Turn on: Authenticator app' }));
    const dialog = page.getByRole('dialog', { name: 'Turn on authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code with the setup key' })).toBeVisible();
    await input.type(dialog.getByLabel('Code shown by the app'), demoCode);
    await input.press(dialog.getByRole('button', { name: 'Verify and turn on' }));
    await proveByCode(page, input);
    const codes = page.getByRole('alertdialog', { name: 'Recovery codes' });
    const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('checkbox', { name: 'I have saved these codes' }).press('Space');
    await input.press(codes.getByRole('button', { name: 'Done' }));
    await expect(rowOf(page, 'Authenticator app')).toContainText('Set');

    await page.goto('/en_US/assetManagement/extract');
    await input.type(page.getByLabel('Address', { exact: true }), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await input.type(page.getByLabel('Amount', { exact: true }), '40');
    await input.press(page.getByRole('button', { name: 'Withdraw 40 USDT' }));
    await input.press(page.getByRole('dialog', { name: 'Confirm withdrawal' }).getByRole('button', { name: 'Confirm and verify' }));
    await proveByCode(page, input, { hasApp: true });
    await expect(page.getByRole('dialog', { name: 'Withdrawal submitted' })).toBeVisible();

    await page.goto(`/en_US${centre}`);
    await input.press(page.getByRole('button', { name: 'More: Authenticator app' }));
    await input.press(page.getByRole('menuitem', { name: 'Lost access' }));
    const lost = page.getByRole('dialog', { name: 'Lost your authenticator?' });
    await input.type(lost.getByRole('textbox', { name: 'Recovery code' }), code);
    await input.type(lost.getByLabel('Login password'), personaPassword);
    await input.press(lost.getByRole('button', { name: 'Remove authenticator' }));
    await expect(rowOf(page, 'Authenticator app')).toContainText('Not set');
    await expect(page.getByText('Withdrawals on hold')).toBeVisible();
  });

  test(`by ${name}: a new password puts withdrawals on hold, and the withdrawal page says so`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, centre, { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'Change: Login password' }));
    const dialog = page.getByRole('dialog', { name: 'Change login password' });
    await expect(dialog.getByText('withdrawals are on hold for 24 hours')).toBeVisible();
    await input.type(dialog.getByLabel('Current password'), personaPassword);
    await input.type(dialog.getByLabel('Choose a password'), 'Another-2027');
    await input.press(dialog.getByRole('button', { name: 'Change login password' }));
    await proveByCode(page, input);
    await expect(page.getByText('Login password changed')).toBeVisible();
    await page.goto('/en_US/assetManagement/extract');
    await expect(page.getByText('Withdrawals on hold')).toBeVisible();
  });

  test(`by ${name}: a user freezes the account at once, and every screen that moves funds says so or refuses`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, centre, { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'Freeze account' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Freeze account' }));
    await expect(page.getByRole('tabpanel').getByText('Your account is frozen')).toBeVisible();
    for (const [address, notice] of frozenNotices) {
      await page.goto(`/en_US${address}`);
      await expect(page.getByRole('main').getByText(notice)).toBeVisible();
    }
    await page.goto('/en_US/account/transfer');
    await input.type(page.getByLabel('Amount', { exact: true }), '5');
    await input.press(page.getByRole('button', { name: /^Transfer 5 USDT/ }));
    await expect(page.getByText('Transfers are blocked for this account')).toBeVisible();
    await page.goto('/en_US/trade/exchange/?tradeCode=doge_usdt');
    const form = page.getByRole('region', { name: 'Place order' });
    await input.type(form.getByRole('textbox', { name: 'Amount', exact: true }), '100');
    await input.press(form.getByRole('button', { name: 'Buy DOGE' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Buy DOGE' }));
    await expect(page.getByText('Your account is frozen. Please contact support').first()).toBeVisible();
  });
}
