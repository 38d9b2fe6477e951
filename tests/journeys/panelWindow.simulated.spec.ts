import type { Page } from '@playwright/test';
import { scan } from '../audit/scan';
import { expect, exchangeReady, open, test } from '@tests/support/browser/open';
import { openBoard } from '@tests/support/browser/panel';

/** Opens the panel of a page in its own window. */
async function openWindow(page: Page): Promise<Page> {
  const panel = await openBoard(page, 'State');
  const [view] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('button', { name: 'Open in its own window' }).press('Enter'),
  ]);
  await expect(view.getByRole('heading', { level: 1, name: 'Simulated exchange' })).toBeVisible();
  return view;
}

test('a user controls the page from a panel in its own window, by keyboard too, and closing the window docks the panel', async ({
  page,
}) => {
  await open(page, '/market', { as: 'trader' });
  const bar = page.getByRole('complementary', { name: 'Exchange', exact: true });
  const view = await openWindow(page);
  await expect(page.getByText('The panel is in its own window.')).toBeVisible();
  expect(await scan(view, 'all')).toEqual([]);

  // The persona changes in the page without a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await view.keyboard.press('f');
  await expect(view.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await view.keyboard.type('first-day');
  await view.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Account: / })).not.toHaveAccessibleName(/Tomas/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await view.getByRole('main').press('z');
  await expect(page.getByRole('button', { name: /^Account: Tomas/ })).toBeVisible();

  // A link in the panel navigates the page.
  await view.getByRole('link', { name: 'Open the workbench' }).press('Enter');
  await expect(page).toHaveURL(/\/workbench$/);
  await page.goBack();
  await expect(async () => {
    if (await bar.isVisible()) await view.getByRole('main').press('q');
    await expect(bar).toBeHidden({ timeout: 1000 });
  }).toPass();
  await view.getByRole('main').press('q');
  await expect(bar).toBeVisible();

  // The shortcuts of a page that was just returned to are registered once it is idle.
  const placeholder = page.getByText('The panel is in its own window.');
  await expect(async () => {
    if (!(await placeholder.isVisible())) await page.keyboard.press('w');
    await expect(placeholder).toBeVisible({ timeout: 1000 });
  }).toPass();
  await view.close();
  await expect(page.getByRole('complementary', { name: 'Simulated exchange' }).getByRole('tab', { name: 'State' })).toBeVisible();
});

test('after a reload the panel reopens in its own window, and can be docked again', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const view = await openWindow(page);
  await page.reload();
  await exchangeReady(page);
  await page.getByRole('complementary', { name: 'Exchange', exact: true }).getByRole('button').click();
  await expect(page.getByText('The panel is in its own window.')).toBeVisible();
  const closed = view.waitForEvent('close');
  // The window closes during the click, so the click may report an error.
  await view
    .getByRole('button', { name: 'Dock beside the page' })
    .click()
    .catch((error: unknown) => {
      if (!view.isClosed()) throw error;
    });
  await closed;
  await expect(page.getByRole('complementary', { name: 'Simulated exchange' }).getByRole('tab', { name: 'State' })).toBeVisible();
});

test('a user whose browser blocks the window is told so, and the panel stays docked', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await open(page, '/market', { as: 'trader' });
  const panel = await openBoard(page, 'State');
  await panel.getByRole('button', { name: 'Open in its own window' }).click();
  await expect(panel.getByText('The browser blocked the window.')).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'State' })).toBeVisible();
});
