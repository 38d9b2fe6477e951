import type { Page } from '@playwright/test';
import { control } from '@mocks/control';
import { proveByCode } from '@tests/support/browser/challenge';
import { ask } from '@tests/support/browser/ask';
import { inputModesOf, inputMode, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const form = '/assetManagement/extract';
/** Longer than the review, preparation and confirmations of a withdrawal over TRON take, in ms. */
const completionMs = 600_000;

/** Fills in the form, confirms the withdrawal and verifies it with the code that was sent. */
async function withdraw(page: Page, input: InputMode, amount: string): Promise<void> {
  await input.type(page.getByLabel('Address', { exact: true }), address);
  await expect(page.getByText('Recognized from the address.')).toBeVisible();
  await input.type(page.getByLabel('Amount', { exact: true }), amount);
  await input.press(page.getByRole('button', { name: `Withdraw ${amount} USDT` }));
  await input.press(page.getByRole('dialog', { name: 'Confirm withdrawal' }).getByRole('button', { name: 'Confirm and verify' }));
  await proveByCode(page, input);
}

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user verifies a withdrawal, sees it under review and cancels it`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, form, { as: 'trader' });
    await withdraw(page, input, '150');
    const receipt = page.getByRole('dialog', { name: 'Withdrawal submitted' });
    await expect(receipt.getByText('Under review')).toBeVisible();
    await input.press(receipt.getByRole('button', { name: 'Done' }));
    const recent = page.getByRole('region', { name: 'Recent withdrawals' });
    await input.press(recent.getByRole('button', { name: 'Cancel the withdrawal of 150 USDT' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(recent.getByRole('listitem').first()).toContainText('Canceled');
  });

  test(`by ${name}: a user follows a withdrawal until it is completed`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, form, { as: 'trader' });
    await withdraw(page, input, '40');
    const receipt = page.getByRole('dialog', { name: 'Withdrawal submitted' });
    await expect(receipt.getByText('Under review')).toBeVisible();
    await ask(page, control.clock, { stepMs: completionMs });
    const recent = page.getByRole('region', { name: 'Recent withdrawals', includeHidden: true });
    const latest = recent.getByRole('listitem', { includeHidden: true }).first();
    await expect(latest).toContainText('40.00');
    await expect(latest).toContainText('Completed');
    await input.press(receipt.getByRole('button', { name: 'Done' }));
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('');
  });
}

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a typo, an amount above the daily limit, a suspended network and a security hold are reported in place, and nothing is sent`, async ({
    page,
  }) => {
    const input = inputMode(page, name);
    const toAddress = page.getByLabel('Address', { exact: true });
    const fillIn = async () => {
      await input.type(toAddress, address);
      await expect(page.getByText('Recognized from the address.')).toBeVisible();
      await input.type(page.getByLabel('Amount', { exact: true }), '15');
      await input.press(page.getByRole('button', { name: 'Withdraw 15 USDT' }));
    };

    await open(page, form, { as: 'trader', scenario: 'withdrawal-limit' });
    await fillIn();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(/more than you can still withdraw today/);
    await input.type(toAddress, `${address.slice(0, -1)}u`);
    await expect(toAddress).toHaveAccessibleDescription(/This address contains a typo/);

    await open(page, form, { as: 'trader', scenario: 'deposits-closed' });
    await fillIn();
    await expect(page.getByText('Withdrawals over this network are suspended').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await open(page, form, { as: 'trader', scenario: 'withdrawals-on-hold' });
    await expect(page.getByText('Withdrawals on hold')).toBeVisible();
    await input.type(toAddress, address);
    await expect(page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  });
}
