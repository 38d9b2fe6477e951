import { allSettled } from 'effector';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pictureFile } from '@tests/support/app/pictureFile';
import { renderApp } from '@tests/support/app/renderApp';
import { VerificationPage } from './page';
import { $objectUrls } from './previews';

test('previews are revoked when they are removed or the page is left, and not before', async () => {
  const made: string[] = [];
  const held = new Set<string>();
  const make = () => {
    const url = `blob:${made.push('url')}`;
    held.add(url);
    return url;
  };
  const { user, advance, unmount } = await renderApp(<VerificationPage />, {
    as: 'kycStandard',
    scenario: 'kyc-address-ready',
    at: '/verifiedIndex?level=advanced',
    prepare: ({ scope }) => allSettled($objectUrls, { scope, params: { create: make, revoke: (url) => held.delete(url) } }),
  });
  const shown = () => document.querySelector('img[src^="blob:"]')?.getAttribute('src');
  const choose = async () => {
    const count = made.length;
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no picker'),
      pictureFile('bill.png', 1_000),
    );
    await vi.waitFor(async () => {
      await advance();
      expect([made.length, shown()]).toEqual([count + 1, `blob:${count + 1}`]);
    });
  };
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Remove Proof of address' }));
    await advance();
  };
  await choose();
  expect([...held]).toEqual(['blob:1']);
  await remove();
  expect([...held]).toEqual([]);
  await choose();
  expect([...held]).toEqual(['blob:2']);
  unmount();
  await vi.waitFor(async () => {
    await advance();
    expect([...held]).toEqual([]);
  });
});
