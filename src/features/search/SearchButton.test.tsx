import { allSettled } from 'effector';
import { act } from 'react';
import { expect, test } from 'vitest';
import { $device } from '@/shared/lib';
import { $isOpen } from './model';
import { SearchButton } from '.';
import { openTree } from '@tests/support/app/tree';

async function openOn(device: 'desktop' | 'phone') {
  const tree = await openTree(<SearchButton />);
  await act(() => allSettled($device, { scope: tree.scope, params: device }));
  const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
  const arrived = async () => {
    for (let turn = 0; turn < 200 && !dialog()?.querySelector('input'); turn += 1) await tree.arrive();
    return dialog() ?? expect.fail('the search did not open');
  };
  return { ...tree, dialog, arrived };
}

test('[R-SEARCH-01] the panel is 388 px wide on desktop', async () => {
  const { press, arrived } = await openOn('desktop');
  await press('button');
  expect((await arrived()).parentElement?.style.width).toBe('388px');
});

test('[R-SEARCH-01] on a phone it is a sheet over the full width', async () => {
  const { press, arrived } = await openOn('phone');
  await press('button');
  const sheet = await arrived();
  expect([sheet.parentElement?.style.width ?? '', sheet.querySelector('button[aria-label="Close"]') !== null]).toEqual(['', true]);
});

test('the slash opens it, with the focus in the field; Escape brings the focus back to its button', async () => {
  const { key, arrived, place, dialog, arrive } = await openOn('desktop');
  await key('/');
  expect(document.activeElement).toBe((await arrived()).querySelector('input'));
  await key('Escape');
  const isBack = () => document.activeElement === place.querySelector('button');
  for (let turn = 0; turn < 100 && !isBack(); turn += 1) await arrive();
  expect([isBack(), dialog()]).toEqual([true, null]);
});

test('a slash typed into a field is a slash', async () => {
  const { place, key, scope } = await openOn('desktop');
  const field = place.appendChild(document.createElement('input'));
  field.focus();
  await key('/');
  expect(scope.getState($isOpen)).toBe(false);
});
