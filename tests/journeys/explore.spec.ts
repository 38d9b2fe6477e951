import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user goes from the leading sector to its coins, and on to the market of one`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/marketExplore/overview', { as: 'visitor', scenario: 'sector-rally' });
    const sectors = page.getByRole('table', { name: 'Sectors', exact: true });
    await expect(sectors.getByRole('row').nth(1)).toContainText('Meme');
    await input.press(sectors.getByRole('button', { name: /Meme/ }));
    await input.press(page.getByRole('table', { name: 'Coins of Meme' }).getByRole('link', { name: 'Trade PEPE/USDT' }));
    await expect(page).toHaveURL(/\/en_US\/trade\/exchange\/\?tradeCode=pepe_usdt/);
  });

  test(`by ${name}: a user creates a watchlist from searched markets, finds it after a reload and deletes it`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/market?tab=favourites', { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'New list', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'New list' });
    await input.type(dialog.getByLabel('Name'), 'Majors');
    await input.press(dialog.getByRole('button', { name: /Pairs$/ }));
    const choice = page.getByRole('dialog', { name: 'Pairs' });
    for (const pair of ['BTC/USDT', 'ETH/USDT']) {
      await input.type(choice.getByRole('searchbox'), pair);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(choice.getByRole('option', { name: new RegExp(`^${pair}`) })).toHaveAttribute('aria-selected', 'true');
    }
    // The first Escape clears the search, the second closes the list.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await input.press(dialog.getByRole('button', { name: 'Save list' }));
    await expect(page.getByRole('tab', { name: 'Majors' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('table', { name: 'Market list' }).getByRole('rowheader')).toHaveText([/^BTC\/USDT/, /^ETH\/USDT/]);
    await input.press(page.getByRole('button', { name: 'Edit list' }));
    await input.press(page.getByRole('button', { name: 'Delete list' }));
    await expect(page.getByRole('tab', { name: 'Majors' })).toBeHidden();
  });

  test(`by ${name}: a user sees the value of a coin while typing, and opens its market`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/coinInfo?coin=DAI', { as: 'visitor' });
    const converter = page.getByRole('region', { name: 'Converter' });
    await input.type(converter.getByLabel('Amount'), '250');
    await expect(converter).toContainText(/(?:249|250)\.\d+\sUSDT/);
    await input.press(page.getByRole('link', { name: 'Trade DAI', exact: true }));
    await expect(page).toHaveURL(/\/en_US\/trade\/exchange\/\?tradeCode=dai_usdt/);
  });
}
