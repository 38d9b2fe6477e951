import { proveByCode } from '@tests/support/browser/challenge';
import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user pays somebody, and the payment appears in the records`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/pay/home', { as: 'trader' });
    await input.type(page.getByLabel('Email, phone or UID'), 'vera@demo.example');
    await expect(page.getByText('UID 8800104', { exact: true })).toBeVisible();
    await input.type(page.getByLabel('Amount', { exact: true }), '12.5');
    await input.press(page.getByRole('button', { name: 'Pay 12.5 USDT' }));
    const review = page.getByRole('dialog', { name: 'Review payment' });
    await expect(review).toContainText('V***s');
    await input.press(review.getByRole('button', { name: 'Confirm and verify' }));
    await proveByCode(page, input);
    const receipt = page.getByRole('dialog', { name: 'Payment sent' });
    await expect(receipt).toContainText('Completed');
    await input.press(receipt.getByRole('link', { name: 'All payments' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'V***s' })).toContainText('12.5');
  });

  test(`by ${name}: a user converts small balances into one coin`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/assetManagement/home', { as: 'trader', scenario: 'small-balances' });
    await input.press(page.getByRole('button', { name: 'Convert small balances' }));
    const dialog = page.getByRole('dialog', { name: 'Convert small balances' });
    await input.press(dialog.getByRole('button', { name: 'Review 4 balances' }));
    await expect(dialog).toContainText('XRP, ADA, LINK, LTC');
    await input.press(dialog.getByRole('button', { name: /^Receive about/ }));
    const result = page.getByRole('dialog', { name: 'Small balances converted' });
    await input.press(result.getByRole('button', { name: 'Done' }));
    await input.press(page.getByRole('button', { name: 'Convert small balances' }));
    await expect(dialog).toContainText('No small balances');
  });
}
