import type { Page } from '@playwright/test';
import type { PersonaId } from '@fixtures/personas';
import type { Route } from '@/shared/routing/route';
import { expect, firstVisit, liveToo, open, test as sharedTest } from '@tests/support/browser/open';
import { sampled } from '@tests/support/testAmount';
import { waitUntilLoaded, navigate } from '@tests/support/browser/screens';
import { addressOf, builtScreens, viewerOf } from '@tests/support/builtScreens';

/** Disables the HTTP cache, so that files fetched by earlier tests are fetched again: no part of the app is available before it is requested. */
const test = sharedTest.extend({
  page: async ({ page, context }, run) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await run(page);
  },
});

/** Entry screens redirect a logged-in user, so they are tested as a visitor, with the header they have. */
const isEntryScreen = ({ shell }: Route): boolean => shell === 'plain';

/** The most screens a plain run tries. */
const atMost = 10;

const cases = [
  ...builtScreens
    .filter(({ shell }) => shell === 'exchange')
    .map((route) => ({ route, who: 'trader', openers: [/^Search/, /^Messages/, /^Download the app/] }) as const),
  ...builtScreens.filter(isEntryScreen).map((route) => ({ route, who: 'visitor', openers: [/^Language/] }) as const),
  ...builtScreens
    .filter(({ shell }) => shell === 'web3')
    .map((route) => ({ route, who: viewerOf(route), openers: [/^Language/] }) as const),
];

/** Waits until the page has loaded, and for the trader until the account button is shown. */
async function waitUntilComplete(page: Page, who: PersonaId = 'trader'): Promise<void> {
  await waitUntilLoaded(page);
  if (who === 'trader') await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible();
}

for (const { route, who, openers } of sampled(cases, { atMost }))
  test(
    `${route.id} survives a lost connection, and recovers by itself`,
    route.id === 'home' ? liveToo() : {},
    async ({ page, context }) => {
      const toasts = page.waitForResponse(/\/assets\/Toast-/);
      await open(page, addressOf(route), { as: who });
      await waitUntilComplete(page, who);
      await (await toasts).finished();
      const opener = (name: RegExp) => page.getByRole('banner').getByRole('button', { name }).first();
      await context.setOffline(true);
      for (const name of openers) {
        await opener(name).click();
        // A failed load is reported in a toast, which is closed so that it covers nothing.
        const offlineDialog = page.getByRole('alertdialog', { name: 'No internet connection' });
        await expect(offlineDialog.or(page.getByRole('dialog')).first()).toBeVisible();
        if (await offlineDialog.isVisible()) await offlineDialog.getByRole('button', { name: 'Close' }).click();
        else await page.keyboard.press('Escape');
        await expect(page.getByRole('main')).toBeVisible();
      }
      await expect(page.getByRole('banner')).toBeVisible();
      await context.setOffline(false);
      await opener(openers[0]).click();
      const panel = page.getByRole('dialog').first();
      await expect(panel.getByRole('combobox').or(panel.getByRole('searchbox')).or(panel.getByRole('listbox')).first()).toBeVisible();
    },
  );

firstVisit('a screen that failed to load appears by itself once the device is online again', liveToo(), async ({ page, context }) => {
  await open(page, '/', { as: 'trader' });
  await waitUntilComplete(page);
  await context.setOffline(true);
  await navigate(page, '/account/transfer');
  await expect(page.getByRole('main')).toContainText('No internet connection');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('No internet connection');
  await context.setOffline(false);
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
});
