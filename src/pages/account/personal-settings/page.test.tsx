import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { demoCode, personaPassword } from '@fixtures/personas';
import { account } from '@/contract/account';
import { routes } from '@/shared/routing';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { PersonalSettingsPage } from './page';

// Loading a lazy module can exceed the query timeout on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('./SettingDialogs'),
      import('./SecurityTab'),
      import('./ProfileTab'),
      import('./DevicesTab'),
      import('./NotificationsTab'),
    ]),
  60_000,
);

const open = async (tab: string, options: RenderOptions = {}) => {
  const page = await renderApp(<PersonalSettingsPage />, {
    as: 'trader',
    at: `/user/personSetting?tab=${tab}`,
    device: 'desktop',
    ...options,
  });
  const { user, advance } = page;
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    // The first dialog suspends while its code is loaded, which only an asynchronous act waits for.
    await act(async () => user.click(button));
    await advance();
  };
  /** Selects an action in the menu of a row. */
  const choose = async (action: string, name: string) => {
    await press(`More: ${name}`);
    await act(async () => user.click(screen.getByRole('menuitem', { name: action })));
    await advance();
  };
  const type = async (label: string | RegExp, text: string) => user.type(await screen.findByLabelText(label), text);
  /** Completes the security challenge by e-mail code and, if required, authenticator code. */
  const prove = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify it’s you' }));
    const app = dialog.queryByRole('textbox', { name: 'Authenticator code' });
    if (app) await user.type(app, demoCode);
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await advance();
    await user.type(dialog.getByRole('textbox', { name: 'Email code' }), demoCode);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await advance();
  };
  const row = (name: string) => screen.getByText(name, { selector: 'li *' }).closest('li');
  return { ...page, press, choose, type, prove, row };
};

test('the settings page keeps its path', () => {
  expect(routes.personalSettings.path).toBe('/user/personSetting');
});

test('an invalid, taken or reserved nickname is rejected at its field, a valid one is saved', async () => {
  const { user, advance } = await open('profile');
  const field = await screen.findByLabelText('Nickname');
  const save = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await advance();
  };
  await save('x');
  expect(screen.getAllByText('Use 2 to 20 letters or digits').length).toBeGreaterThan(0);
  await save('Nadia');
  expect(screen.getAllByText('This nickname is already taken').length).toBeGreaterThan(0);
  await save('Official support');
  expect(screen.getAllByText('This nickname is not allowed').length).toBeGreaterThan(0);
  await save('Tomas the third');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Check the following to continue' })).toBeNull());
  expect(screen.getByDisplayValue('Tomas the third')).toBeDefined();
});

test('changing the login password requires the old one, warns about the withdrawal hold and puts withdrawals on hold', async () => {
  const { press, type, prove, user } = await open('security');
  await press('Change: Login password');
  expect(await screen.findByText(/withdrawals are on hold for 24 hours, and you are logged out/)).toBeDefined();
  await type('Current password', 'Wrong-2026');
  await type('Choose a password', 'Another-2027');
  await press('Change login password');
  await prove();
  expect(screen.getAllByText('Incorrect login password').length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog', { name: 'Verify it’s you' })).toBeNull();
  await user.clear(screen.getByLabelText('Current password'));
  await type('Current password', personaPassword);
  await press('Change login password');
  await prove();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Withdrawals on hold')).toBeDefined();
});

test('binding an authenticator shows its key and, once, the recovery codes, one of which removes it again', async () => {
  const page = await open('security');
  const { press, choose, type, prove, advance, row, user } = page;
  await press('Turn on: Authenticator app');
  expect(await screen.findByRole('img', { name: 'QR code with the setup key' })).toBeDefined();
  const secret = screen.getByRole('group', { name: 'Setup key' }).textContent ?? '';
  await type('Code shown by the app', demoCode);
  await press('Verify and turn on');
  await prove();
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  expect(codes).toHaveLength(8);
  await user.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
  await press('Done');
  expect(row('Authenticator app')?.textContent).toContain('Set');
  expect(document.body.textContent).not.toContain(codes[0]);
  expect(JSON.stringify(localStorage)).not.toContain(secret);
  await choose('Lost access', 'Authenticator app');
  await type('Recovery code', codes[0]?.toLowerCase() ?? '');
  await type('Login password', personaPassword);
  await press('Remove authenticator');
  await advance();
  expect(row('Authenticator app')?.textContent).toContain('Not set');
  expect(screen.getByText('Withdrawals on hold')).toBeDefined();
});

test('the removal of a lost authenticator without a recovery code can be requested, and its date is shown', async () => {
  const { choose, press, type, user, row } = await open('security', { scenario: 'authenticator-on' });
  await choose('Lost access', 'Authenticator app');
  await user.click(screen.getByRole('radio', { name: /Without a code/ }));
  await type('Login password', personaPassword);
  await press('Request removal');
  expect(row('Authenticator app')?.textContent).toContain('To be removed on');
});

test('the pending removal of a lost authenticator can be cancelled in its row', async () => {
  const { choose, press, type, user, row } = await open('security', { scenario: 'authenticator-on' });
  await screen.findByText('8 recovery codes left');
  await choose('Lost access', 'Authenticator app');
  await user.click(screen.getByRole('radio', { name: /Without a code/ }));
  await type('Login password', personaPassword);
  await press('Request removal');
  expect(row('Authenticator app')?.textContent).toContain('To be removed on');
  await choose('Cancel removal', 'Authenticator app');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel removal' }));
  await waitFor(() => expect(row('Authenticator app')?.textContent).not.toContain('To be removed on'));
});

test('everything that prevents closing an account is listed with a link to clear it', async () => {
  const { press } = await open('security');
  await press('Close account');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close account' }));
  const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toContain('Assets in your accounts');
  for (const link of dialog.getAllByRole('link', { name: 'View' })) expect(link.getAttribute('href')).toMatch(/^\/en_US\//);
  expect(dialog.getAllByRole('link')).toHaveLength(terms.length);
});

test('after five wrong recovery codes recovery is locked for a while', async () => {
  const { choose, press, type } = await open('security', { scenario: 'recovery-locked' });
  await choose('Lost access', 'Authenticator app');
  await type('Recovery code', 'AAAA-AAAA');
  await type('Login password', personaPassword);
  await press('Remove authenticator');
  expect(screen.getAllByText(/^Too many failed attempts/).length).toBeGreaterThan(0);
});

test('binding a phone number reports a wrong code at its field', async () => {
  const { press, type, prove, row, user } = await open('security');
  await press('Add: Phone');
  await type('Phone number', '91234567');
  await press('Send code');
  await type('Code sent to the new number', '000000');
  await press('Add phone number');
  await prove();
  expect(screen.getAllByText('This code is wrong or has expired. Request a new one.').length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('Code sent to the new number'));
  await type('Code sent to the new number', demoCode);
  await press('Add phone number');
  await prove();
  expect(row('Phone')?.textContent).toContain('+65***567');
});

test('the account is frozen after one confirmation', async () => {
  const { press, user } = await open('security');
  await press('Freeze account');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Freeze your account?' }));
  expect(dialog.getByText(/logged out on all other devices/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Freeze account' }));
  expect(await screen.findByText('Your account is frozen')).toBeDefined();
});

test('other devices can be logged out one by one or all at once', async () => {
  const { press, user, advance } = await open('devices', { scenario: 'other-devices' });
  const devices = () => within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem');
  await screen.findByRole('list', { name: 'Devices' });
  expect(devices()).toHaveLength(3);
  screen.getByRole('button', { name: 'Log out Firefox, Linux' }).focus();
  await user.keyboard('{Enter}');
  await advance();
  expect(devices()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Log out (?!other)/ }));
  await press('Log out other devices');
  await user.click(screen.getByRole('button', { name: 'Log out all' }));
  await waitFor(() => expect(devices()).toHaveLength(1));
});

test('a login from a new country is marked on its device and in the history', async () => {
  const { user } = await open('devices', { scenario: 'new-location' });
  const list = within(await screen.findByRole('list', { name: 'Devices' }));
  expect(list.getAllByText('New location').map((mark) => mark.closest('li')?.textContent)).toEqual([
    expect.stringContaining('Edge, Windows'),
  ]);
  await user.click(screen.getByRole('tab', { name: 'Login history' }));
  expect((await screen.findAllByText('New location')).length).toBeGreaterThan(0);
  expect(screen.getByRole('tabpanel').textContent).toMatch(/United Kingdom|Japan|Germany|Singapore|Hong Kong/);
});

test('a notification setting is saved; security e-mails cannot be turned off', async () => {
  const { user, advance, requests } = await open('notifications');
  const news = await screen.findByRole('switch', { name: 'News and offers: Email' });
  await user.click(news);
  await advance();
  expect(screen.getByRole('switch', { name: 'News and offers: Email' })).toHaveProperty('checked', false);
  expect(requests).toContain(`POST ${account.saveNotificationChoice.path}`);
  expect(screen.getByRole('switch', { name: 'Security changes: Email' })).toHaveProperty('disabled', true);
});
