import { choose } from '@tests/support/browser/choose';
import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { reopen } from '@tests/support/browser/reopen';

const star = { name: 'Favourite XRP/USDT' };

for (const name of inputModesOf(import.meta.url)) {
  test(`[R-FAV-03] by ${name}: a favourite is stored on the server and survives a browser restart`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/market', { as: 'trader' });
    await input.press(page.getByRole('button', star).first());
    await expect(page.getByRole('button', star).first()).toHaveAttribute('aria-pressed', 'true');
    await reopen(page);
    await expect(page.getByRole('button', star).first()).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('favourites.spot'))).toBeNull();
  });

  test(`[R-ROUTE-02] [R-ROUTE-03] by ${name}: choosing another language rewrites the address and its redirect, and reloads the page`, async ({
    page,
  }) => {
    const input = inputMode(page, name);
    await open(page, '/login?redirect=%2Fen_US%2Fmarket%3Ftab%3Dnew');
    await input.press(page.getByRole('button', { name: /^Language/ }));
    await input.press(
      page
        .getByRole('option', { name: '简体中文' })
        .or(page.getByRole('button', { name: '简体中文' }))
        .or(page.getByRole('link', { name: '简体中文' }))
        .first(),
    );
    await expect(page).toHaveURL(/\/zh_CN\/login\?redirect=%2Fzh_CN%2Fmarket%3Ftab%3Dnew/);
    await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test(`by ${name}: a user sees times in the chosen time zone, at once and after a reload`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/user/personSetting?tab=preferences', { as: 'trader' });
    const zone = page.getByRole('button', { name: /Time zone$/ });
    await choose(page, input, zone, 'Pacific/Kiritimati', { isSearched: true });
    await expect(zone).toContainText('Pacific/Kiritimati · UTC+14');
    await input.press(page.getByRole('tab', { name: 'Login history' }));
    const time = page.getByRole('main').locator('time').first();
    await expect(time).toHaveAttribute('title', /\(Pacific\/Kiritimati\)$/);
    const shownTime = await time.innerText();
    await page.reload();
    await expect(time).toHaveText(shownTime);
  });
}

test("[R-FAV-04] [R-ROLE-02] a visitor's favourite is kept in the browser", async ({ page }) => {
  await open(page, '/market');
  await page.getByRole('button', star).first().click();
  await expect(page.getByRole('button', star).first()).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', star).first()).toHaveAttribute('aria-pressed', 'true');
});

test('[R-THEME-02] a user switches the theme, which is kept after a reload', async ({ page }) => {
  await open(page, '/market');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveAttribute('data-theme', '');
});

test('[R-ROUTE-01] an address without a language, or with an unknown one, redirects to a supported one', async ({ page }) => {
  for (const address of ['/market', '/xx_YY/market', '/EN-us/market']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/en_US\/market$/);
  }
});

test('an unknown address shows a page with links onward', async ({ page }) => {
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('prices update by themselves', async ({ page }) => {
  await open(page, '/market');
  const row = page.getByRole('row', { name: /BTC\/USDT/ }).first();
  await expect(row).toContainText(/\d{2},\d{3}\.\d{2}/);
  const before = await row.innerText();
  await expect.poll(() => row.innerText(), { timeout: 20_000 }).not.toBe(before);
});
