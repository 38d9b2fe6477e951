import type { Page } from '@playwright/test';
import { expect, firstVisit as test, liveToo, open } from '@tests/support/browser/open';
import { navigate } from '@tests/support/browser/screens';
import { addressOf, builtScreens } from '@tests/support/builtScreens';

const openers = ['Search', 'Messages', 'Download the app'] as const;

/** Screens of the exchange's header; those that are for the way in have another. */
const screens = builtScreens.filter(({ access, shell }) => access !== 'web3' && shell !== 'plain');

/** Waits until the page and who is logged in are shown. */
async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible();
}

for (const route of screens)
  test(
    `${route.id} survives a lost connection, and recovers by itself`,
    route.id === 'home' ? liveToo() : {},
    async ({ page, context }) => {
      await open(page, addressOf(route), { as: 'trader' });
      await complete(page);
      await context.setOffline(true);
      for (const name of openers) {
        await page.getByRole('banner').getByRole('button', { name }).first().click();
        // What could not be fetched is told in a toast, which is closed so that it covers nothing.
        const told = page.getByRole('alertdialog', { name: 'No internet connection' });
        await expect(told.or(page.getByRole('dialog')).first()).toBeVisible();
        if (await told.isVisible()) await told.getByRole('button', { name: 'Close' }).click();
        else await page.keyboard.press('Escape');
        await expect(page.getByRole('main')).toBeVisible();
      }
      await expect(page.getByRole('banner')).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
      await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeVisible();
    },
  );

test('a screen that could not be fetched comes by itself once the device is online', liveToo(), async ({ page, context }) => {
  await open(page, '/', { as: 'trader' });
  await complete(page);
  await context.setOffline(true);
  await navigate(page, '/account/transfer');
  await expect(page.getByRole('main')).toContainText('No internet connection');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('No internet connection');
  await context.setOffline(false);
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
});
