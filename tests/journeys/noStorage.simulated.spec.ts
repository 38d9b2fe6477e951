import { expect } from '@tests/support/browser/open';
import { sampled } from '@tests/support/testAmount';
import { addressOf, builtScreens, viewerOf } from '@tests/support/builtScreens';
import { test } from '@tests/support/browser/withoutStorage';

const lost = /^Nothing is saved: changes last until the site is closed/;

/** The most screens a plain run tries. */
const atMost = 6;

for (const route of sampled(builtScreens, { atMost }))
  test(`${route.id} is shown when the browser refuses storage, and says what is lost`, async ({ page }) => {
    await page.goto(`/en_US${addressOf(route)}?sim.persona=${route.shell === 'web3' ? viewerOf(route) : 'trader'}`);
    await expect(page.getByText(lost)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

test('when the browser refuses storage, changes last as long as the page is open', async ({ page }) => {
  await page.goto('/en_US/market?sim.persona=trader');
  await page.getByRole('button', { name: 'Messages, 12 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Alidade, home' }).click();
  await expect(page).toHaveURL(/\/en_US\/?$/);
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
});
