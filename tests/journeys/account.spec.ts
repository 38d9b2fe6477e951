import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { proveByCode } from '@tests/support/browser/challenge';
import { exchangeReady, expect, liveToo, open, test } from '@tests/support/browser/open';

const tomas = /^Account: Tomas/;

for (const name of inputModesOf(import.meta.url)) {
  test(
    `[R-ROLE-03] by ${name}: a user logs in on a new device and is returned to the page they came from`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
      await open(page, '/inMail/noticeNavList');
      await expect(page).toHaveURL(/\/en_US\/login\?redirect=/);
      await input.press(logIn);
      await expect(page.getByRole('group', { name: 'Check the following to continue' })).toBeFocused();
      await input.type(page.getByLabel('Email', { exact: true }), 'tomas@demo.example');
      await input.type(page.getByLabel('Password', { exact: true }), 'not the password');
      await input.press(logIn);
      await expect(page.getByRole('main').getByText('Incorrect account or password. Check both and try again.')).toBeVisible();
      await input.type(page.getByLabel('Password', { exact: true }), 'Demo-2026');
      await input.press(logIn);
      await proveByCode(page, input, { isVisitor: true });
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      await expect(page.getByRole('button', { name: tomas })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: tomas })).toBeVisible();
    },
  );
}

test('[R-LOGOUT-01] logging out leads home in the same language, and the user stays logged out after a reload', async ({ page }) => {
  await open(page, '/inMail/noticeNavList', { as: 'trader' });
  await page.getByRole('button', { name: tomas }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en_US\/?$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await exchangeReady(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a hostile redirect leads only to the home page', async ({ page }) => {
  for (const redirect of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/en_US/login']) {
    await open(page, `/login?redirect=${encodeURIComponent(redirect)}`, { as: 'trader' });
    await expect(page, redirect).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/en_US\/?$/);
  }
});
