import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { $isLoggedIn } from '@/entities/session';
import { toastShown } from '@/entities/toasts';
import { demoCode, personaPassword, personas } from '@fixtures/personas';
import { LoginPage } from './page';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { collect } from '@tests/support/app/scope';

async function openForm(options: RenderOptions = {}) {
  const page = await renderApp(<LoginPage />, { at: '/login', ...options });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const submit = async () => {
    await press('Log in');
    await page.advance();
  };
  const fill = async (loginName: string, password = personaPassword) => {
    await page.user.clear(nameField());
    await page.user.type(nameField(), loginName);
    await page.user.type(passwordField(), password);
  };
  return { ...page, press, submit, fill };
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /email/i });
const passwordField = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

test('missing fields are described at the field and in a summary, which takes the focus', async () => {
  const { user, submit } = await openForm();
  for (const field of [nameField(), passwordField()]) expect(field.getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(nameField())).toBe('Enter your email');
  expect(descriptionOf(passwordField())).toBe('Enter your password');
  const summary = screen.getByRole('group', { name: 'Check the following to continue' });
  expect(document.activeElement).toBe(summary);
  await user.click(within(summary).getByRole('button', { name: 'Enter your password' }));
  expect(document.activeElement).toBe(passwordField());
});

test('a rejected login is announced and shown above the fields, and the password field takes the focus', async () => {
  const { user, container, submit } = await openForm();
  await user.type(nameField(), 'tomas@demo.example');
  await user.type(passwordField(), 'wrong');
  await submit();
  const words = 'Incorrect account or password. Check both and try again.';
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain(words);
  expect(container.querySelector('form')?.textContent).toContain(words);
  expect(passwordField().value).toBe('');
  expect(passwordField().getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(passwordField());
});

test('the password can be revealed, and the button label changes', async () => {
  const { press } = await openForm();
  expect(passwordField().type).toBe('password');
  await press('Show password');
  expect(passwordField().type).toBe('text');
  await press('Hide password');
  expect(passwordField().type).toBe('password');
});

const { trader, kycStandard } = personas;

/** Drags the puzzle piece to the position its text names, moved by `off`. */
async function solvePuzzle({ press, advance }: Awaited<ReturnType<typeof openForm>>, off = 0) {
  const [, place = ''] = /set the slider to (\d+)/.exec(screen.getByText(/set the slider to/).textContent ?? '') ?? [];
  fireEvent.change(screen.getByRole('slider'), { target: { value: Number(place) + off } });
  await press('Verify');
  await advance();
}

test('a new device requires an email code, sent after the security check, and warns about the withdrawal hold', async () => {
  const page = await openForm();
  const { user, press, submit, fill, advance, scope } = page;
  const toasts = collect(toastShown, scope);
  await fill(trader.login.name);
  await submit();
  const dialog = screen.getByRole('dialog', { name: 'Verify it’s you' });
  expect(dialog.textContent).toContain('Withdrawals are suspended for 24 hours after this login.');
  await press('Send code');
  await advance();
  await solvePuzzle(page, 40);
  expect(screen.getByRole('dialog').textContent).toContain('The piece was not in the gap. Try the new puzzle.');
  await solvePuzzle(page);
  expect(screen.getByRole('dialog').textContent).toContain('Sent to to***@demo.example.');
  expect(screen.queryByRole('button', { name: /Send code|Resend code/ })).toBeNull();
  await user.type(screen.getByLabelText('Email code'), '000000');
  await press('Confirm');
  await advance();
  expect(descriptionOf(screen.getByLabelText('Email code'))).toContain('Incorrect code. Check it and try again.');
  expect(screen.getByRole('dialog').textContent).toContain('4 attempts left');
  await user.type(screen.getByLabelText('Email code'), demoCode);
  await press('Confirm');
  await advance();
  expect(scope.getState($isLoggedIn)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts).toMatchObject([{ text: { key: 'login.newDevice' } }]);
});

test('a new device with an authenticator requires both codes', async () => {
  const { submit, fill } = await openForm({ scenario: 'second-factor' });
  await fill(trader.login.name);
  await submit();
  expect(
    screen
      .getAllByRole('textbox', { name: /code/ })
      .map(({ ariaLabel, id }) => ariaLabel ?? document.querySelector(`label[for="${id}"]`)?.textContent),
  ).toEqual(['Authenticator code', 'Email code']);
});

test('shows the attempts left after wrong passwords, then the lock with its remaining time', async () => {
  const { container, submit, fill, advance, scope } = await openForm();
  const { name } = kycStandard.login;
  for (let tries = 0; tries < 2; tries += 1) {
    await fill(name, 'wrong');
    await submit();
  }
  expect(container.querySelector('form')?.textContent).toContain('3 attempts left before login is locked for 15 minutes.');
  for (let tries = 0; tries < 3; tries += 1) {
    await fill(name, 'wrong');
    await submit();
  }
  expect(container.querySelector('form')?.textContent).toContain('Login is locked. Try again in 15m00s');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
  expect(button().disabled).toBe(true);
  await advance(899_000);
  expect(button().disabled).toBe(true);
  await advance(1000);
  expect(button().disabled).toBe(false);
  expect(scope.getState($isLoggedIn)).toBe(false);
});

test('a rate limit blocks the login for as long as it says', async () => {
  const { container, submit, fill, advance, intercept } = await openForm();
  intercept(account.login.path, () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '30' } })));
  await fill(kycStandard.login.name);
  await submit();
  expect(container.querySelector('form')?.textContent).toContain('Try again in');
  await advance(30_000);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
});

test('a phone number with its country code identifies the account', async () => {
  const { user, submit, intercept } = await openForm();
  const names: unknown[] = [];
  intercept(account.login.path, async (request) => {
    names.push((await request.json()).loginName);
    return Response.json({ code: 10002, msg: '', data: null });
  });
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '091 234-567');
  await user.type(passwordField(), personaPassword);
  await submit();
  expect(names).toEqual(['+6591234567']);
});

test('the fields carry the autocomplete tokens of password managers', async () => {
  await openForm();
  expect(nameField().autocomplete).toBe('username');
  expect(passwordField().autocomplete).toBe('current-password');
});

test('a recovery code replaces the authenticator code and is then used up', async () => {
  const { fill, submit, press, user, advance, exchange } = await openForm({ scenario: 'second-factor' });
  const [code = ''] = exchange.simulation.world().security.recovery.renew(personas.trader.login.fid);
  await fill(personas.trader.login.name);
  await submit();
  // The device is new, so an email code is required as well.
  await press('Send code');
  await advance();
  const [, place = ''] = /set the slider to (\d+)/.exec(screen.getByText(/set the slider to/).textContent ?? '') ?? [];
  fireEvent.change(screen.getByRole('slider'), { target: { value: place } });
  await press('Verify');
  await advance();
  await press('Use a recovery code');
  await user.type(screen.getByLabelText('Recovery code'), 'AAAA-AAAA');
  await user.type(screen.getByLabelText('Email code'), demoCode);
  await press('Confirm');
  await advance();
  expect(descriptionOf(screen.getByLabelText('Recovery code'))).toContain('This recovery code is wrong or already used');
  await user.type(screen.getByLabelText('Recovery code'), code);
  await user.type(screen.getByLabelText('Email code'), demoCode);
  await press('Confirm');
  await advance();
  expect(exchange.simulation.world().security.credentials.of(personas.trader.login.fid).recoveryDigests).toHaveLength(7);
});
