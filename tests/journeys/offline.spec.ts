import { exampleOf, screens } from '@/shared/routing';
import { expect, open, test } from '@tests/support/browser/open';

const openers = ['Search', 'Messages', 'Download the app'] as const;

for (const route of screens.filter(({ access, id }) => access !== 'web3' && id !== 'login'))
  test(`${route.id} survives a lost connection, and recovers by itself`, async ({ page, context }) => {
    await open(page, exampleOf(route), { as: 'trader' });
    await context.setOffline(true);
    for (const name of openers) {
      await page.getByRole('banner').getByRole('button', { name }).first().click();
      await expect(page.getByRole('main')).toBeAttached();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeVisible();
  });

test('a screen that could not be fetched comes by itself once the device is online', async ({ page, context }) => {
  await open(page, '/', { as: 'trader' });
  await context.setOffline(true);
  await page.evaluate(() => history.pushState(null, '', '/en_US/account/transfer'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('main')).toContainText('No internet connection');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('No internet connection');
  await context.setOffline(false);
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
});
