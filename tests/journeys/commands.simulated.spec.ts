import { expect, open, test } from '@tests/support/browser/open';

const openMenu = async (page: Parameters<typeof open>[0]) => {
  const menu = page.getByRole('dialog', { name: 'Command menu' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  return menu;
};

test('by the keyboard alone the command menu leads to a screen, and the focus arrives there', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const menu = await openMenu(page);
  await page.keyboard.type('transfer record');
  await expect(menu.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orderHome\/transferRecord/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the search opens from the command menu with its field focused, and gives the focus back to its button', async ({ page }) => {
  await open(page, '/market');
  await openMenu(page);
  await page.keyboard.type('search markets');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search coins and contracts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('a question mark lists the keys, and Escape leads back', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const menu = await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.type('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('term')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});
