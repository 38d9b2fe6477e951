import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pay } from '@/contract/pay';
import { lookupMs } from '@/features/choose-recipient';
import { personas } from '@fixtures/personas';
import { offline } from '@tests/support/app/scope';
import { openWithdraw } from '@tests/support/app/withdrawForm';

test('the recipient on the exchange is shown masked before confirming and receives the coins at once without a fee', async () => {
  const page = await openWithdraw();
  await page.user.click(screen.getByRole('radio', { name: 'To a user' }));
  await page.type('Email, phone or UID', 'vera@demo.example');
  // A placeholder reserves the space while the exchange is queried.
  expect(screen.getByText('Checking…')).toBeDefined();
  await page.advance(lookupMs);
  expect(screen.queryByText('Checking…')).toBeNull();
  const uid = `UID ${personas.vip.login.fid}`;
  expect(screen.getByText(uid)).toBeDefined();
  await page.type('Amount', '25');
  await page.press(/^Withdraw 25\sUSDT$/);
  const confirmation = screen.getByRole('dialog', { name: 'Confirm withdrawal' });
  expect(within(confirmation).getByText('V***s')).toBeDefined();
  expect(within(confirmation).getByText(uid)).toBeDefined();
  await page.prove();
  await page.press('Done', screen.getByRole('dialog', { name: 'Sent' }));
  expect(page.recent()[0]).toMatch(/25\.00\sUSDTvera@demo\.example.*Completed/);
});

test.each([
  ['nobody@demo.example', 'No account has this email, phone number or UID.'],
  [personas.trader.login.name, 'This is your own account.'],
  [personas.frozenAccount.login.name, 'This user can’t take part in payments now.'],
])('sending to %s is rejected at the field', async (name, told) => {
  const page = await openWithdraw();
  await page.user.click(screen.getByRole('radio', { name: 'To a user' }));
  await page.type('Amount', '25');
  await page.type('Email, phone or UID', name);
  await page.press(/^Withdraw 25\sUSDT$/);
  expect(screen.getAllByText(told).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a withdrawal cannot be confirmed while the recipient is unknown', async () => {
  const page = await openWithdraw({ prepare: ({ intercept }) => intercept(pay.recipient.path, offline) });
  await page.user.click(screen.getByRole('radio', { name: 'To a user' }));
  await page.type('Amount', '25');
  await page.type('Email, phone or UID', 'vera@demo.example');
  await page.press(/^Withdraw 25\sUSDT$/);
  const confirmation = screen.getByRole('dialog', { name: 'Confirm withdrawal' });
  expect(within(confirmation).getByText('Couldn’t check this recipient')).toBeDefined();
  expect(within(confirmation).getByRole('button', { name: 'Confirm and verify' })).toHaveProperty('disabled', true);
});
