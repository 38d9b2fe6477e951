import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoCode } from '@fixtures/personas';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { ApiManagementPage } from './page';

async function open(options: RenderOptions = {}) {
  const page = await renderApp(<ApiManagementPage />, { as: 'trader', at: '/user/apiSetting', device: 'desktop', ...options });
  const { user, advance } = page;
  const press = async (name: string | RegExp, role: 'button' | 'checkbox' | 'radio' = 'button') => {
    await user.click(screen.getByRole(role, { name }));
    await advance();
  };
  return {
    ...page,
    press,
    type: async (name: string, text: string) => {
      const field = screen.getByRole('textbox', { name });
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    },
    prove: async () => {
      const proof = within(screen.getByRole('dialog', { name: 'Verify it’s you' }));
      await user.click(proof.getByRole('button', { name: 'Send code' }));
      await advance();
      await user.type(proof.getByRole('textbox', { name: 'Email code' }), demoCode);
      await user.click(proof.getByRole('button', { name: 'Confirm' }));
      await advance();
    },
    row: (name: string) => screen.getByRole('row', { name: new RegExp(name) }),
  };
}

/** The accessible description of an element. */
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('a key is created in two steps and verified; its secret is shown once, until the user confirms having saved it', async () => {
  const { press, type, prove, row } = await open();
  expect(screen.getByText('No API keys yet')).toBeDefined();
  await press('Create API key');
  await press('Next');
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Label' }))).toMatch(/Enter a label/);
  await type('Label', 'Grid bot');
  await press(/^Trade/, 'checkbox');
  await press('Next');
  await press('Confirm and verify');
  await type('Trusted IP addresses', '203.0.113.7; 2001:db8::/48 10.0.0.0/8');
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Trusted IP addresses' }))).toMatch(/10.0.0.0\/8 is not an IP address/);
  await type('Trusted IP addresses', '203.0.113.7, 2001:db8::/48');
  await press('Never', 'radio');
  await press('Confirm and verify');
  await prove();
  const created = within(screen.getByRole('alertdialog', { name: 'API key created' }));
  expect(created.getByRole('group', { name: 'Secret key' }).textContent).toMatch(/[\da-f]{64}/);
  expect(created.getByRole('button', { name: 'Done' }).matches(':disabled')).toBe(true);
  await press('I have saved my secret key', 'checkbox');
  await press('Done');
  expect(row('Grid bot').textContent).toContain('2001:db8::/48');
  expect(document.body.textContent).not.toMatch(/[\da-f]{64}/);
});

test('a label that is already taken is reported at its field', async () => {
  const { press, type, prove } = await open({ scenario: 'api-keys' });
  await press('Edit: Treasury payouts');
  await type('Label', 'grid BOT');
  await press('Next');
  expect(screen.getByDisplayValue('198.51.100.24, 198.51.100.25, 2001:db8:85a3::/48')).toBeDefined();
  await press('Confirm and verify');
  await prove();
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Label' }))).toMatch(/You already have an API key with this label/);
});

test('editing keeps the expiry unless another is chosen, which renews an expired key', async () => {
  const { press, prove, row } = await open({ scenario: 'api-keys' });
  expect(row('Old tax report').textContent).toContain('Expired');
  await press('Edit: Old tax report');
  await press('Next');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No change/ }).checked).toBe(true);
  await press('30 days', 'radio');
  await press('Confirm and verify');
  await prove();
  expect(row('Old tax report').textContent).not.toContain('Expired');
});

test('a key that loses its address limit cannot keep an expiry of more than 90 days', async () => {
  const { press } = await open({ scenario: 'api-keys' });
  await press('Edit: Treasury payouts');
  await press(/^Withdraw/, 'checkbox');
  await press('Next');
  const unchanged = () => screen.getByRole<HTMLInputElement>('radio', { name: /^No change/ });
  expect([unchanged().checked, unchanged().disabled]).toEqual([true, false]);
  await press(/^Unrestricted/, 'radio');
  expect([unchanged().checked, unchanged().disabled]).toEqual([false, true]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '90 days' }).checked).toBe(true);
});

test('deleting a key requires the security challenge', async () => {
  const { press, prove, user, advance } = await open({ scenario: 'api-keys' });
  screen.getByRole('button', { name: 'Delete: Old tax report' }).focus();
  await user.keyboard('{Enter}');
  await advance();
  await press('Delete');
  await prove();
  expect(screen.queryByRole('row', { name: /Old tax report/ })).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Delete: /);
});

test('no key can be created once the limit is reached', async () => {
  await open({ scenario: 'api-keys-full' });
  expect(screen.getByText('You have reached the limit of 20 API keys')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Create API key' }).matches(':disabled')).toBe(true);
});
