import type { Page, Request } from '@playwright/test';
import titles from '@locales/en_US/routes.json' with { type: 'json' };
import type { Route } from '@/shared/routing/route';
import { sampled } from '@tests/support/testAmount';
import { expect, open } from '@tests/support/browser/open';
import { closeAll, focusReturns, takeSteps, show } from '@tests/support/browser/overlays';
import { test } from '@tests/support/browser/redeployed';
import { waitUntilLoaded, navigate } from '@tests/support/browser/screens';
import { addressOf, builtScreens } from '@tests/support/builtScreens';
import { shellScreens } from '@tests/support/overlays';

/** Waits until the code that detects a new version, and the code that announces it, have been fetched. */
const versionCheckLoaded = (page: Page) =>
  Promise.all([/\/assets\/newVersion-/, /\/assets\/Toast-/].map((file) => page.waitForResponse(file)));

/** Opens a screen and waits until it can detect and announce a new version and has loaded all it shows by itself. */
async function openReady(page: Page, address: string, who: 'trader' | 'visitor' = 'trader'): Promise<void> {
  const versionCheck = versionCheckLoaded(page);
  await open(page, address, { as: who });
  await versionCheck;
  const banner = page.getByRole('banner');
  const accountControl = who === 'trader' ? banner.getByRole('button', { name: /^Account/ }) : banner.getByRole('link', { name: 'Log in' });
  await expect(accountControl).toBeVisible();
  await waitUntilLoaded(page);
}

const texts: Readonly<Record<string, string>> = titles;

/** The document title of a screen, which changes when the screen is shown; a price may precede it. */
const titleOf = ({ titleKey }: Route): RegExp => new RegExp(`(?:^| – )${texts[titleKey.replace('routes.', '')]} – `);

const offer = (page: Page) => page.getByRole('alertdialog', { name: 'A new version is available.' });

/** The most screens per user, and the most screens with dialogs, in a plain run. */
const atMost = { screens: 8, dialogs: 3 };

/** Entry screens redirect a logged-in user, so they are tested as a visitor. */
const isEntryScreen = ({ shell }: Route): boolean => shell === 'plain';
const cases = [
  [
    'trader',
    sampled(
      builtScreens.filter((route) => route.access !== 'web3' && route.id !== 'home' && !isEntryScreen(route)),
      { atMost: atMost.screens },
    ),
  ],
  ['visitor', sampled(builtScreens.filter(isEntryScreen), { atMost: atMost.screens })],
] as const;

for (const [who, screens] of cases)
  test(`for the ${who} a screen whose files are gone says so below the header, offers the new version and appears once the files are back`, async ({
    page,
    deployment,
  }) => {
    test.setTimeout(30_000 + screens.length * 10_000);
    await openReady(page, '/', who);
    deployment.replace();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    for (const route of screens) {
      await navigate(page, addressOf(route));
      await expect(page).toHaveTitle(titleOf(route));
      await expect(retry, route.id).toBeVisible();
      await expect(page.getByRole('banner'), route.id).toBeVisible();
      await expect(offer(page), route.id).toBeVisible();
    }
    deployment.settle();
    for (const [index, route] of screens.toReversed().entries()) {
      // The last screen is still open and shows the retry button.
      if (index === 0) await retry.click();
      else await navigate(page, addressOf(route));
      await expect(page).toHaveTitle(titleOf(route));
      await expect(page.getByRole('heading', { level: 1 }), route.id).toBeVisible();
      await expect(retry, route.id).toHaveCount(0);
    }
  });

/** Overlays whose code is fetched with the screen or as soon as the screen is idle. */
const fetchedBefore = new Set([
  'widgets/command-palette/CommandHost',
  'widgets/command-palette/ShortcutsDialog',
  'features/challenge/ChallengeDialog',
  'features/customer-service/ServiceButton',
]);

for (const { as, device = 'desktop', address, scenario, overlays } of sampled(
  shellScreens.filter((screen) => screen.device !== 'tablet'),
  { atMost: atMost.dialogs },
))
  test(`dialogs and panels of ${address} for the ${as} on a ${device} whose files are gone report it while the page stays, and open once the files are back`, async ({
    page,
    deployment,
  }) => {
    if (device === 'phone') await page.setViewportSize({ width: 360, height: 740 });
    const lazyOverlays = overlays.filter(({ file }) => !fetchedBefore.has(file));
    test.setTimeout(30_000 + lazyOverlays.length * 10_000);
    const versionCheck = versionCheckLoaded(page);
    await open(page, address, { as, scenario });
    await versionCheck;
    await waitUntilLoaded(page);
    for (const { steps } of lazyOverlays)
      for (const step of steps) if ('press' in step) await expect(buttonOf(page, step.press)).toBeVisible();
    deployment.replace();
    const loadFailureDialog = page.getByRole('alertdialog', { name: /couldn’t load/ }).first();
    for (const overlay of lazyOverlays) {
      await takeSteps(page, overlay);
      await expect(loadFailureDialog, overlay.file).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), overlay.file).toBeVisible();
      await loadFailureDialog.getByRole('button', { name: 'Close' }).press('Enter');
      expect(await focusReturns(page, 'anywhere'), overlay.file).toBe(true);
    }
    await expect(offer(page)).toBeVisible();
    deployment.settle();
    for (const overlay of lazyOverlays) {
      await show(page, overlay);
      await closeAll(page);
    }
  });

const buttonOf = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

test('customer service, whose code is loaded with the page, opens even after a newer version is deployed', async ({ page, deployment }) => {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  const desk = page.waitForResponse(/\/assets\/DeskPanel-/);
  await openReady(page, '/market');
  await desk;
  // Its chunks are requested along with it and arrive one after another; the request for the worker never reports its end.
  await expect
    .poll(() => [...pendingRequests].map((request) => request.url()).filter((url) => /\/assets\/(?!exchangeWorker)/.test(url)))
    .toEqual([]);
  deployment.replace();
  await page.getByRole('button', { name: /^Customer service/ }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
});

test('reloading into the new version keeps what the user has typed', async ({ page, deployment }) => {
  await openReady(page, '/account/transfer');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('12.5');
  deployment.replace();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  await expect(offer(page)).toBeVisible();
  deployment.settle();
  await Promise.all([page.waitForEvent('load'), offer(page).getByRole('button', { name: 'Reload' }).click()]);
  await expect(amount).toHaveValue('12.5');
});

for (const [what, namespace] of [
  ['the list below it', 'accountAssets'],
  ['the rows of the list below it', 'financial'],
] as const)
  test(`a balance on home stays while the texts of ${what} are missing, and the list appears once they are back`, async ({ page }) => {
    const texts = `**/assets/${namespace}-*.js`;
    await page.route(texts, (route) => route.fulfill({ status: 404 }));
    await open(page, '/', { as: 'trader' });
    const main = page.getByRole('main');
    const loadFailureAlert = main.getByRole('alert').filter({ hasText: 'Part of this page couldn’t load.' });
    await expect(loadFailureAlert).toBeVisible();
    await expect(main.getByRole('button', { name: 'Transfer', exact: true })).toBeVisible();
    const list = main.getByRole('region', { name: 'Positions and orders' });
    await expect(list).toHaveCount(namespace === 'financial' ? 1 : 0);
    await page.unroute(texts);
    await main.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(loadFailureAlert).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });
