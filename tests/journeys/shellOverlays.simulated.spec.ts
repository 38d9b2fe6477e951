import type { Page } from '@playwright/test';
import { choiceAt, isAll, sampled } from '@tests/support/testAmount';
import { expect, open, test as sharedTest } from '@tests/support/browser/open';
import { closeAll, focusReturns, overlayLocator, takeSteps, show } from '@tests/support/browser/overlays';
import { waitUntilLoaded, visit } from '@tests/support/browser/screens';
import { shellScreens, type Overlay, type ShellScreen } from '@tests/support/overlays';

/** Disables the HTTP cache, so that files fetched by earlier tests are fetched again: no part of the app is available before it is requested. */
const test = sharedTest.extend({
  page: async ({ page, context }, run) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await run(page);
  },
});

const titleOf = ({ as, device, address, scenario }: ShellScreen): string =>
  `${address} for the ${as}${scenario === undefined ? '' : ` (${scenario})`} on a ${device ?? 'desktop'}`;

/** Opens the screen and waits for everything it loads by itself; the keyboard shortcuts come last. */
async function openScreen(page: Page, { as, scenario, device, address, overlays }: ShellScreen): Promise<void> {
  if (device === 'phone') await page.setViewportSize({ width: 360, height: 740 });
  const toasts = page.waitForResponse(/\/assets\/Toast-/);
  await open(page, address, { as, scenario });
  await waitUntilLoaded(page);
  await (await toasts).finished();
  const byKeys = overlays.find(({ steps: [first] }) => first && 'keys' in first);
  if (!byKeys) return;
  await expect(async () => {
    await takeSteps(page, byKeys);
    await expect(overlayLocator(page, byKeys)).toBeVisible({ timeout: 500 });
  }).toPass();
  await closeAll(page);
}

/** The ways to close an overlay on a phone. */
const closeMethods = ['escape', 'button', 'beside', 'back'] as const;
type CloseMethod = (typeof closeMethods)[number];

/** Overlays that cannot be closed in a given way: they have no close button, or keep what the user has begun. */
const unavailable: Partial<Record<CloseMethod, readonly string[]>> = {
  button: ['widgets/footer/Social', 'widgets/command-palette/CommandHost'],
  beside: ['features/challenge/ChallengeDialog'],
};

/** A plain run closes each overlay in one way, a full run in every way that applies. */
const closeMethodsOf = ({ file }: Overlay, index: number): readonly CloseMethod[] => {
  const applicable = closeMethods.filter((method) => !unavailable[method]?.includes(file));
  return isAll ? applicable : choiceAt(applicable, index);
};

for (const screen of shellScreens.filter(({ device }) => device === 'phone'))
  test(`however a user closes an overlay of ${titleOf(screen)}, the focus returns or is on the screen that follows`, async ({ page }) => {
    await openScreen(page, screen);
    const lost: string[] = [];
    for (const [index, overlay] of screen.overlays.entries())
      for (const method of closeMethodsOf(overlay, index)) {
        if (method === 'back') await arriveFromAnotherScreen(page, screen);
        await show(page, overlay);
        await close(page, overlay, method);
        await expect(overlayLocator(page, overlay), `${overlay.file}: ${method}`).toBeHidden();
        if (!(await focusReturns(page, method === 'back' ? 'anywhere' : 'opener'))) lost.push(`${overlay.file}: ${method}`);
        if (method === 'back') await visit(page, screen.address);
      }
    expect(lost).toEqual([]);
  });

/** Navigates to the screen from another one under the same header, so that going back leads there. */
async function arriveFromAnotherScreen(page: Page, { as, address }: ShellScreen): Promise<void> {
  await visit(page, as === 'web3Wallet' ? '/web3' : '/404');
  await visit(page, address);
  await waitUntilLoaded(page);
}

async function close(page: Page, overlay: Overlay, method: CloseMethod): Promise<void> {
  if (method === 'escape') return page.keyboard.press('Escape');
  if (method === 'button') return overlayLocator(page, overlay).getByRole('button', { name: 'Close', exact: true }).click();
  if (method === 'back') return void (await page.goBack());
  const box = await overlayLocator(page, overlay).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error(`${overlay.file} has no bounding box`);
  const below = box.y + box.height;
  const spots = [
    { room: box.y, x: size.width / 2, y: box.y / 2 },
    { room: box.x, x: box.x / 2, y: size.height / 2 },
    { room: size.height - below, x: size.width / 2, y: (below + size.height) / 2 },
  ];
  const widest = spots.reduce((best, spot) => (spot.room > best.room ? spot : best));
  expect(widest.room, `${overlay.file} leaves room beside it`).toBeGreaterThan(8);
  await page.mouse.click(widest.x, widest.y);
}

/** The most screens a plain run tries. */
const atMost = 5;
const lost = /No internet connection/;

for (const screen of sampled(
  shellScreens.filter(({ device }) => device !== 'tablet'),
  { atMost },
))
  test(`overlays of ${titleOf(screen)} open or say why not while the connection is lost, and open once it is back`, async ({
    page,
    context,
  }) => {
    await openScreen(page, screen);
    await context.setOffline(true);
    for (const overlay of screen.overlays) {
      await takeSteps(page, overlay);
      const toast = page.getByRole('alertdialog', { name: lost }).first();
      const message = toast.or(page.getByRole('main').getByText(lost)).first();
      await expect(message.or(overlayLocator(page, overlay)).first(), overlay.file).toBeVisible();
      if (await toast.isVisible()) await toast.getByRole('button', { name: 'Close' }).press('Enter');
      else await closeAll(page);
      await expect(page.getByRole('heading', { level: 1 }), overlay.file).toBeVisible();
      expect(await focusReturns(page, 'anywhere'), overlay.file).toBe(true);
    }
    await context.setOffline(false);
    for (const overlay of screen.overlays) {
      await show(page, overlay);
      await expect(overlayLocator(page, overlay).getByText(lost), overlay.file).toHaveCount(0);
      await closeAll(page);
    }
  });
