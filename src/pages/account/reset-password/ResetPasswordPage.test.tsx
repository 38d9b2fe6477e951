import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { demoCode, personas } from '@fixtures/personas';
import { call } from '@/shared/api';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { respondWithCode } from '@tests/support/app/scope';
import { ResetPasswordPage } from './page';

const loginName: string = personas.trader.login.name;
const newPassword = 'Reset-2027';

async function openReset(options: RenderOptions = {}) {
  const page = await renderApp(<ResetPasswordPage />, { at: '/resetPassword', ...options });
  const press = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name }));
    await page.advance();
  };
  return {
    ...page,
    press,
    name: async (typed = loginName) => {
      await page.user.type(screen.getByRole('textbox', { name: 'Email' }), typed);
      await press('Continue');
    },
    /** Requests a code and solves the security check. */
    send: async () => {
      await press('Send code');
      const [, place = ''] = /set the slider to (\d+)/.exec(screen.getByText(/set the slider to/).textContent ?? '') ?? [];
      fireEvent.change(screen.getByRole('slider'), { target: { value: place } });
      await press('Verify');
    },
    give: async (code: string, field = 'Email code') => {
      await page.user.type(screen.getByLabelText(field), code);
      await press('Confirm');
    },
    choose: async (password: string) => {
      await page.user.clear(screen.getByLabelText(/^Choose a password/));
      await page.user.type(screen.getByLabelText(/^Choose a password/), password);
      await press('Save new password');
    },
  };
}

const current = () => screen.getByRole('list', { name: 'Steps to reset your password' }).querySelector('[aria-current=step]')?.textContent;
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

test('a password is reset in three steps, with the withdrawal hold announced before and after', async () => {
  const { name, send, give, choose, container, exchange } = await openReset();
  expect(container.textContent).toContain('withdrawals are suspended for 24 hours after a reset');
  expect(current()).toContain('Account');
  await name();
  await send();
  await give(demoCode);
  expect(current()).toContain('New password');
  await choose(newPassword);
  expect(current()).toBeUndefined();
  expect(container.textContent).toContain('withdrawals are suspended for 24 hours.');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en_US/login');
  const context = { transport: exchange.transport, language: 'en_US', origin: 'http://127.0.0.1' };
  expect(await call(account.login, { body: { loginName, password: newPassword } }, context)).toMatchObject({
    fid: personas.trader.login.fid,
  });
});

test('an unknown account is reported at its field', async () => {
  const { name } = await openReset();
  await name('nobody@demo.example');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Email' }))).toContain('No account found.');
});

test('a bound authenticator is required too', async () => {
  const { name, send, user, give } = await openReset({ scenario: 'second-factor' });
  await name();
  await send();
  await user.type(screen.getByLabelText('Authenticator code'), demoCode);
  await give(demoCode);
  expect(current()).toContain('New password');
});

test('a code that is no longer valid is reported at its field', async () => {
  const { name, give } = await openReset({ scenario: 'code-used-up' });
  await name();
  await give(demoCode);
  expect(descriptionOf(screen.getByLabelText('Email code'))).toContain('This code is no longer valid. Request a new one.');
});

test('the current password is rejected as the new one', async () => {
  const { name, send, give, choose } = await openReset();
  await name();
  await send();
  await give(demoCode);
  await choose('Demo-2026');
  expect(descriptionOf(screen.getByLabelText(/^Choose a password/))).toContain('Choose a password you haven’t used before');
});

test('an expired verification returns to the first step with the reason', async () => {
  const { name, send, give, choose, intercept, container } = await openReset();
  await name();
  await send();
  await give(demoCode);
  intercept(account.resetPassword.path, respondWithCode(10016, 'The verification has expired. Please start again'));
  await choose(newPassword);
  expect(current()).toContain('Account');
  expect(container.textContent).toContain('The verification has expired. Please start again');
});

test('a recovery code replaces the authenticator code', async () => {
  const { name, send, user, give, press, exchange } = await openReset({ scenario: 'second-factor' });
  const [code = ''] = exchange.simulation.world().security.recovery.renew(personas.trader.login.fid);
  await name();
  await send();
  await press('Use a recovery code');
  await user.type(screen.getByLabelText('Recovery code'), 'short');
  await give(demoCode);
  expect(descriptionOf(screen.getByLabelText('Recovery code'))).toContain('Enter a recovery code: 8 letters and digits');
  await user.clear(screen.getByLabelText('Recovery code'));
  await user.type(screen.getByLabelText('Recovery code'), code.toLowerCase());
  await press('Confirm');
  expect(current()).toContain('New password');
});
