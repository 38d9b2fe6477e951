import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { expect, firstVisit as test, open } from '@tests/support/browser/open';

test('a rate-limited page counts down and then loads by itself', async ({ page }) => {
  await open(page, '/assetManagement/financial', { as: 'trader', scenario: 'rate-limited' });
  await expect(page.getByRole('main')).toContainText('Too many requests');
  await expect(page.getByRole('main').getByRole('time').first()).toHaveText(/^00m0\ds$/);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible({ timeout: 20_000 });
});

test('the reason for a pause is shown before its countdown has loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/PauseState-/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/assetManagement/financial', { as: 'trader', scenario: 'rate-limited' });
  // The pause follows the exchange's clock: it lasts until the countdown may load.
  await ask(page, control.clock, { frozen: true });
  const main = page.getByRole('main');
  await expect(main).toContainText('Too many requests');
  await expect(main.getByRole('time')).toHaveCount(0);
  release();
  await expect(main.getByRole('time').first()).toBeVisible();
});

test('while the whole exchange is under maintenance, every screen says so below the header', async ({ page }) => {
  for (const address of ['/', '/market', '/assetManagement/financial']) {
    await open(page, address, { as: 'trader', scenario: 'site-maintenance' });
    await expect(page.getByRole('heading', { level: 1, name: 'Under maintenance' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('a user whose session was ended by another device is sent to login and told why, with a redirect back', async ({ page }) => {
  await open(page, '/inMail/noticeNavList', { as: 'trader', scenario: 'session-replaced' });
  await expect(page.getByRole('main')).toContainText('Your account was logged in on another device');
  await expect(page).toHaveURL(/\/en_US\/login\?redirect=%2Fen_US%2FinMail/);
});

test('a user who may not open the first page of a tab is sent home, since there is no page to go back to', async ({ page }) => {
  await open(page, '/orderHome/transferRecord', { as: 'newUser', scenario: 'need-kyc' });
  await page.getByRole('alertdialog', { name: 'Identity verification required' }).getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/en_US\/?$/);
  await expect(page.getByRole('banner')).toBeVisible();
});
