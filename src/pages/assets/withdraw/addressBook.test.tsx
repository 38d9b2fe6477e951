import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { demoCode } from '@fixtures/personas';
import { openWithdraw, tronAddress } from '@tests/support/app/withdrawForm';
import { coinChosen } from './selection';

test('an address is saved, whitelisted after verification, used and removed', async () => {
  const page = await openWithdraw();
  await page.type('Address', tronAddress);
  await page.press('Address book');
  const book = screen.getByRole('dialog', { name: 'Address book' });
  await page.user.type(within(book).getByRole('textbox', { name: 'Label' }), 'Ledger');
  await page.user.click(within(book).getByRole('checkbox', { name: 'Add to whitelist' }));
  await page.press('Save address', book);
  const proof = screen.getByRole('dialog', { name: 'Verify it’s you' });
  await page.press('Send code', proof);
  await page.user.type(within(proof).getByLabelText('Email code'), demoCode);
  await page.press('Confirm', proof);
  expect(within(book).getByText('Whitelisted')).toBeDefined();
  await page.press('Use Ledger', book);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.field('Address')).toHaveProperty('value', tronAddress);
  await page.press('Address book');
  await page.press('Remove Ledger');
  await page.press('Remove', screen.getByRole('alertdialog'));
  expect(document.activeElement).toBe(screen.getByText('No saved addresses for USDT'));
});

test('a saved address can be renamed and, after verification, whitelisted; the address itself stays', async () => {
  const page = await openWithdraw();
  await page.type('Address', tronAddress);
  await page.press('Address book');
  const book = screen.getByRole('dialog', { name: 'Address book' });
  await page.user.type(within(book).getByRole('textbox', { name: 'Label' }), 'Ledger');
  await page.press('Save address', book);
  const change = async (label: string) => {
    const dialog = screen.getByRole('dialog', { name: 'Edit address' });
    expect(within(dialog).getByText(tronAddress)).toBeDefined();
    await page.user.clear(within(dialog).getByRole('textbox', { name: 'Label' }));
    await page.user.type(within(dialog).getByRole('textbox', { name: 'Label' }), label);
    return dialog;
  };
  await page.press('Edit Ledger', book);
  await page.press('Save changes', await change('Cold wallet'));
  expect(page.requests).toContain(`POST ${capital.remarkAddress.path}`);
  expect(screen.queryByText('Whitelisted')).toBeNull();
  await page.press('Edit Cold wallet');
  const dialog = await change('Vault');
  await page.user.click(within(dialog).getByRole('checkbox', { name: 'Add to whitelist' }));
  await page.press('Save changes', dialog);
  const proof = screen.getByRole('dialog', { name: 'Verify it’s you' });
  await page.press('Send code', proof);
  await page.user.type(within(proof).getByLabelText('Email code'), demoCode);
  await page.press('Confirm', proof);
  expect(screen.queryByRole('dialog', { name: 'Edit address' })).toBeNull();
  expect(within(book).getByText('Vault')).toBeDefined();
  expect(within(book).getByText('Whitelisted')).toBeDefined();
  expect(within(book).getAllByRole('listitem')).toHaveLength(1);
});

test('addresses of another coin are not shown while those of the coin load', async () => {
  const page = await openWithdraw();
  await page.type('Address', tronAddress);
  await page.press('Address book');
  await page.press('Save address', screen.getByRole('dialog', { name: 'Address book' }));
  const saved = () => screen.queryAllByRole('button', { name: /^Edit / });
  expect(saved()).toHaveLength(1);
  page.hold(capital.addressBook.path);
  await act(async () => {
    void allSettled(coinChosen, { scope: page.scope, params: 1 });
    await Promise.resolve();
  });
  expect(saved()).toEqual([]);
});
