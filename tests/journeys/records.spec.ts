import { inputModes, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModes) {
  test(`by ${name}: one open order is cancelled, then all that are left`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/orderHome/coinTradeOrder', { as: 'trader', scenario: 'order-waiting' });
    const cancels = page.getByRole('button', { name: /^Cancel: / });
    await expect(cancels).toHaveCount(3);
    await input.press(page.getByRole('button', { name: /^Cancel: SOL\/USDT/ }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order', exact: true }));
    await expect(page.getByText('Order canceled', { exact: true })).toBeVisible();
    await expect(cancels).toHaveCount(2);
    await input.press(page.getByRole('button', { name: 'Cancel all' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel orders' }));
    await expect(page.getByText('Open orders canceled')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No open orders')).toBeVisible();
  });
}

for (const name of inputModes) {
  test(`by ${name}: the delivery orders are cancelled at once, the perpetual ones stay, and the navigation leads on`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/orderHome/contractOrder/?bizType=deliver', { as: 'deliveryTrader', scenario: 'contract-orders-waiting' });
    const cancels = page.getByRole('button', { name: /^Cancel: / });
    await expect(cancels).toHaveCount(2);
    await input.press(page.getByRole('button', { name: 'Cancel all' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel orders' }));
    await expect(page.getByText('Open orders canceled')).toBeVisible();
    await expect(cancels).toHaveCount(0);
    await input.press(page.getByRole('radio', { name: 'Perpetual' }));
    await expect(page).toHaveURL(/\?bizType=perpetual$/);
    await expect(cancels).toHaveCount(2);
    await input.press(page.getByRole('tab', { name: 'Plan orders' }));
    await expect(cancels).toHaveCount(1);
    await input.press(page.getByRole('navigation', { name: 'Orders' }).getByRole('link', { name: 'Spot orders' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Spot orders' })).toBeVisible();
  });

  test(`by ${name}: an isolated account's order, the purchase before it and its loan are found, and none of them on cross margin`, async ({
    page,
  }) => {
    const input = inputMode(page, name);
    await open(page, '/orderHome/leverOrder?marginMode=isolated', { as: 'trader', scenario: 'margin-orders-waiting' });
    await expect(page.getByRole('button', { name: /^Cancel: BTC\/USDT/ })).toHaveCount(1);
    await input.press(page.getByRole('tab', { name: 'Order history' }));
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await input.press(page.getByRole('tab', { name: 'Borrowed' }));
    await expect(page.getByRole('cell', { name: /^2,000/ })).toBeVisible();
    await input.press(page.getByRole('radio', { name: 'Cross' }));
    await expect(page).toHaveURL(/\?marginMode=cross&tab=borrows$/);
    await expect(page.getByRole('cell', { name: /^2,000/ })).toHaveCount(0);
  });
}

test('deposits are narrowed by their status and taken along as a file', async ({ page }) => {
  await open(page, '/assetManagement/financial', { as: 'trader', scenario: 'deposits-many' });
  await expect(page.getByRole('heading', { level: 1, name: 'Financial records' })).toBeVisible();
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Credited' }).click();
  await expect(page).toHaveURL(/\/assetManagement\/financial\?state=1$/);
  const download = page.waitForEvent('download');
  const told = expect(page.getByText(/^[\d,]{5,} records exported$/)).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await told;
  expect((await download).suggestedFilename()).toMatch(/^financial-1-\d{4}-\d{2}-\d{2}\.csv$/);
});
