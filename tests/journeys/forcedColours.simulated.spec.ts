import type { Locator } from '@playwright/test';
import { expect, open, test } from '@tests/support/browser/open';

/** The parts of a tab that are drawn in a colour other than the background in forced colours. */
const drawnParts = (tab: Locator): Promise<string[]> =>
  tab.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const { backgroundColor, borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(element);
    const isDrawn = (colour: string) => colour !== canvas && !colour.endsWith(', 0)');
    return [
      ...(isDrawn(backgroundColor) ? ['background'] : []),
      ...(borderBlockEndWidth !== '0px' && isDrawn(borderBlockEndColor) ? ['line'] : []),
    ];
  });

test('in forced colours the selected tab stands out, and no other does', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: /^Messages/ }).click();
  await expect(page.getByRole('dialog', { name: 'Messages' }).getByRole('tab').first()).toBeVisible();
  const lists = page.locator('[role=tablist]');
  await expect.poll(() => lists.count()).toBeGreaterThan(2);
  for (const list of await lists.all()) {
    expect(await drawnParts(list.locator('[role=tab][aria-selected=true]'))).not.toEqual([]);
    for (const tab of await list.locator('[role=tab][aria-selected=false]').all()) expect(await drawnParts(tab)).toEqual([]);
  }
});
