import type { Locator, Page } from '@playwright/test';
import { demoCode, personaPassword } from '@fixtures/personas';
import { inputModes, inputMode, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

const centre = '/user/personSetting?tab=security';
const rowOf = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Proves who asks, by the code that is sent and by that of the authenticator where one is bound. */
async function prove(page: Page, input: InputMode, { app = false } = {}): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Verify it’s you' });
  if (app) await input.type(proof.getByLabel('Authenticator code'), demoCode);
  await input.press(proof.getByRole('button', { name: 'Send code' }));
  await input.type(proof.getByLabel('Email code'), demoCode);
  await input.press(proof.getByRole('button', { name: 'Confirm' }));
}

for (const name of inputModes) {
  test(`by ${name}: an authenticator is bound, asked for at a withdrawal, lost and taken off`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, centre, { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'Turn on: Authenticator app' }));
    const dialog = page.getByRole('dialog', { name: 'Turn on authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code with the setup key' })).toBeVisible();
    await input.type(dialog.getByLabel('Code shown by the app'), demoCode);
    await input.press(dialog.getByRole('button', { name: 'Verify and turn on' }));
    await prove(page, input);
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
    await prove(page, input, { app: true });
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

  test(`by ${name}: a new password puts withdrawals on hold, which is seen there`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, centre, { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'Change: Login password' }));
    const dialog = page.getByRole('dialog', { name: 'Change login password' });
    await expect(dialog.getByText('withdrawals are on hold for 24 hours')).toBeVisible();
    await input.type(dialog.getByLabel('Current password'), personaPassword);
    await input.type(dialog.getByLabel('Choose a password'), 'Another-2027');
    await input.press(dialog.getByRole('button', { name: 'Change login password' }));
    await prove(page, input);
    await expect(page.getByText('Login password changed')).toBeVisible();
    await page.goto('/en_US/assetManagement/extract');
    await expect(page.getByText('Withdrawals on hold')).toBeVisible();
  });

  test(`by ${name}: an account is frozen at once, and the withdrawal page says so`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, centre, { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'Freeze account' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Freeze account' }));
    await expect(page.getByRole('tabpanel').getByText('Your account is frozen')).toBeVisible();
    await page.goto('/en_US/assetManagement/extract');
    await expect(page.getByText(/frozen/i).first()).toBeVisible();
  });
}
