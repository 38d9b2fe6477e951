import { proveByCode } from '@tests/support/browser/challenge';
import { inputMode, inputModesOf } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a visitor registers, is logged in and sees the next steps`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/register?inviteCode=FRIEND7');
    await expect(page.getByLabel('Invitation code (optional)')).toHaveValue('FRIEND7');
    await input.type(page.getByLabel('Email', { exact: true }), 'ines@demo.example');
    await input.type(page.getByLabel('Choose a password', { exact: true }), 'Brand-New-1');
    if (name === 'pointer') await page.getByText('I’m at least 18 years old').click();
    else {
      await page.getByRole('checkbox').focus();
      await page.keyboard.press('Space');
    }
    await input.press(page.getByRole('button', { name: 'Create account' }));
    await proveByCode(page, input, { isVisitor: true });
    await expect(page.getByText('Your account is ready')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Earn your first rewards' }).getByRole('listitem')).toHaveCount(4);
    await input.press(page.getByRole('link', { name: 'Continue' }));
    await expect(page).toHaveURL(/\/en_US\/?$/);
    await expect(page.getByRole('button', { name: /^Account: User/ })).toBeVisible();
  });

  test(`by ${name}: a user who has forgotten the password sets a new one and logs in with it`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    const { stella, password } = { stella: 'stella@demo.example', password: 'Reset-2027' };
    await open(page, '/login');
    await input.press(page.getByRole('link', { name: 'Forgot password?' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
    await input.type(page.getByLabel('Email', { exact: true }), stella);
    await input.press(page.getByRole('button', { name: 'Continue' }));
    await proveByCode(page, input, { isVisitor: true });
    await input.type(page.getByLabel('Choose a password', { exact: true }), password);
    await input.press(page.getByRole('button', { name: 'Save new password' }));
    await expect(page.getByText('withdrawals are suspended for 24 hours.', { exact: false }).last()).toBeVisible();
    await input.press(page.getByRole('main').getByRole('link', { name: 'Log in' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await input.type(page.getByLabel('Email', { exact: true }), stella);
    await input.type(page.getByLabel('Password', { exact: true }), password);
    await input.press(page.getByRole('main').getByRole('button', { name: 'Log in' }));
    await expect(page.getByRole('button', { name: /^Account: Stella/ })).toBeVisible();
  });
}

test('a locked login shows a countdown and cannot be submitted', async ({ page }) => {
  await open(page, '/login', { scenario: 'login-locked' });
  await page.getByLabel('Email', { exact: true }).fill('tomas@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login is locked. Try again in')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeDisabled();
});
