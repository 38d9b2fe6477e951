import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { $isLoggedIn, sessionStarted } from '@/entities/session';
import { $navigator } from '@/shared/routing';
import { demoCode, personas } from '@fixtures/personas';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { RegisterPage } from './page';

const newcomer = 'ines@demo.example';
const password = 'Brand-New-1';

async function openForm(options: RenderOptions = {}) {
  const went: string[] = [];
  const page = await renderApp(<RegisterPage />, {
    at: '/register?inviteCode=FRIEND7&redirect=/en_US/market',
    ...options,
    prepare: async ({ scope }) =>
      void (await allSettled($navigator, { scope, params: { go: (to) => void went.push(to), back: () => {}, reload: () => {} } })),
  });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    went,
    press,
    fill: async (loginName = newcomer) => {
      await page.user.type(screen.getByRole('textbox', { name: 'Email' }), loginName);
      await page.user.type(screen.getByLabelText(/^Choose a password/), password);
      await page.user.click(screen.getByRole('checkbox'));
    },
    submit: async () => {
      await press('Create account');
      await page.advance();
    },
    /** Requests a code, solves the security check and submits the code. */
    prove: async (code = demoCode) => {
      await press('Send code');
      await page.advance();
      const [, place = ''] = /set the slider to (\d+)/.exec(screen.getByText(/set the slider to/).textContent ?? '') ?? [];
      fireEvent.change(screen.getByRole('slider'), { target: { value: place } });
      await press('Verify');
      await page.advance();
      await page.user.type(screen.getByLabelText('Email code'), code);
      await press('Confirm');
      await page.advance();
    },
  };
}

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

test('a new user is logged in and sees the welcome page with the beginner tasks', async () => {
  const { fill, submit, prove, scope, went, container } = await openForm();
  await fill();
  await submit();
  await prove();
  expect(scope.getState($isLoggedIn)).toBe(true);
  expect(went).toEqual([]);
  expect(container.textContent).toContain('Your account is ready');
  const tasks = within(screen.getByRole('region', { name: 'Earn your first rewards' })).getAllByRole('listitem');
  expect(tasks).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/en_US/market');
});

test('missing fields are described at the field, and nothing is sent', async () => {
  const { submit, requests } = await openForm();
  await submit();
  const summary = screen.getByRole('group', { name: 'Check the following to continue' });
  expect(summary).toBe(document.activeElement);
  expect(within(summary).getAllByRole('button')).toHaveLength(3);
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Email' }))).toBe('Enter your email');
  expect(descriptionOf(screen.getByLabelText(/^Choose a password/))).toContain('Enter a password');
  expect(descriptionOf(screen.getByRole('checkbox'))).toBe('Agree to the terms to continue');
  expect(requests).not.toContain(`POST ${account.precheck.path}`);
});

test('the invitation code of the URL is prefilled and sent', async () => {
  const { fill, submit, prove, intercept } = await openForm();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Invitation code/ }).value).toBe('FRIEND7');
  const bodies: unknown[] = [];
  await fill();
  await submit();
  intercept(account.register.path, async (request) => {
    bodies.push(await request.json());
    return Response.json({ code: 50000, msg: 'busy', data: null });
  });
  await prove();
  expect(bodies).toEqual([{ loginName: newcomer, code: demoCode, password, inviteCode: 'FRIEND7' }]);
});

test('a taken account name is reported at its field until it changes', async () => {
  const { user, fill, submit } = await openForm();
  await fill(personas.trader.login.name);
  await submit();
  const field = () => screen.getByRole('textbox', { name: 'Email' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(descriptionOf(field())).toContain('This account already exists. Log in instead.');
  await user.type(field(), 'x');
  expect(descriptionOf(field())).not.toContain('already exists');
});

test('a wrong code is reported in the dialog, and the right one creates the account', async () => {
  const { user, press, advance, fill, submit, prove, scope } = await openForm();
  await fill();
  await submit();
  await prove('000000');
  expect(descriptionOf(screen.getByLabelText('Email code'))).toContain('Incorrect code. Check it and try again.');
  await user.type(screen.getByLabelText('Email code'), demoCode);
  await press('Confirm');
  await advance();
  expect(scope.getState($isLoggedIn)).toBe(true);
});

test('a restricted region replaces the form with a notice', async () => {
  const { container } = await openForm({ scenario: 'region-restricted' });
  expect(container.textContent).toContain('You can’t open an account here');
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

test('redirects a user who is already logged in or logs in in another tab', async () => {
  expect((await openForm({ as: 'trader' })).went).toEqual(['/en_US/market']);
  const { scope, went } = await openForm();
  await act(() => allSettled(sessionStarted, { scope, params: { fid: 1, fnickname: '', photo: '', vipLevel: 0, vipType: 0 } }));
  expect(went).toEqual(['/en_US/market']);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2f%2fevil.example'])(
  'the malicious URL %s redirects to home',
  async (redirect) => {
    const { went } = await openForm({ as: 'trader', at: `/register?redirect=${encodeURIComponent(redirect)}` });
    expect(went).toEqual(['/en_US']);
  },
);
