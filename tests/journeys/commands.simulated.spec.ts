import { expect, open, test } from '@tests/support/browser/open';

const openMenu = async (page: Parameters<typeof open>[0]) => {
  const menu = page.getByRole('dialog', { name: 'Command menu' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(menu).toBeVisible({ timeout: 500 });
  }).toPass();
  return menu;
};

test('by keyboard alone a user opens a screen from the command menu, and its heading receives the focus', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const menu = await openMenu(page);
  await page.keyboard.type('transfer record');
  await expect(menu.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orderHome\/transferRecord/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a user opens the search from the command menu with its field focused, and Escape focuses its button', async ({ page }) => {
  await open(page, '/market');
  await openMenu(page);
  await page.keyboard.type('search markets');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search coins and contracts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('a question mark lists the keyboard shortcuts, and Escape closes the list', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const menu = await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.type('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('term')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('on a trade screen a user turns on the trading shortcuts, which choose the side and read out the price', async ({ page }) => {
  await open(page, '/trade/exchange/?tradeCode=btc_usdt', { as: 'trader' });
  const form = page.getByRole('region', { name: 'Place order' });
  await expect(form.getByRole('textbox', { name: 'Price' })).not.toHaveValue('');
  const menu = await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.type('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('switch', { name: 'Trading shortcuts' }).press('Space');
  await expect(keys.getByRole('textbox', { name: 'Sell' })).toHaveValue('S');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  // The order book and the balances are read out once they are known.
  await expect(async () => {
    await page.keyboard.press('r');
    await expect(page.getByRole('status').filter({ hasText: /BTC\/USDT: .*Spread .*You hold/ })).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('s');
  await expect(form.getByRole('radio', { name: 'Sell' })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Price' })).toBeFocused();
});
