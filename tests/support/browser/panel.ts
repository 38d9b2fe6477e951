import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a board of the panel that controls the simulated exchange, unless it is already in view; returns the panel docked beside the page. */
export async function openBoard(page: Page, name: string): Promise<Locator> {
  const tab = page.getByRole('tab', { name, exact: true });
  const bar = page.getByRole('complementary', { name: 'Exchange', exact: true });
  await expect(bar).toBeVisible();
  if (!(await tab.isVisible())) await bar.getByRole('button', { name: /^(?:Simulated|Mixed|Live)$/ }).click();
  await tab.click();
  return page.getByRole('complementary', { name: 'Simulated exchange' });
}

/** Transfers USDT from the spot to the contract account in the dialog on home. */
export async function transferFromHome(page: Page, amount: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Transfer' }).click();
  await page.getByRole('dialog').getByLabel('Amount', { exact: true }).fill(amount);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Transfer ${amount} USDT to Contract` })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The message of an earlier transfer may still be there.
  await expect(page.getByText('Transfer successful').first()).toBeVisible();
}
