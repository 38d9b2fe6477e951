import { allSettled } from 'effector';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { logoutPressed } from '@/features/logout';
import { $device } from '@/shared/lib';
import { UserMenu } from '.';
import { collect } from '@tests/support/app/scope';
import { openTree, type TreeOpening } from '@tests/support/app/tree';

async function openMenu(persona: TreeOpening['persona'], device: 'desktop' | 'tablet' | 'phone' = 'desktop') {
  const tree = await openTree(<UserMenu />, { persona });
  await act(() => allSettled($device, { scope: tree.scope, params: device }));
  const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
  const open = async () => {
    await tree.press('button');
    for (let turn = 0; turn < 200 && !dialog(); turn += 1) await tree.arrive();
    return dialog() ?? expect.fail('the menu did not open');
  };
  return { ...tree, open };
}

test('there is none for a visitor', async () => {
  const { place } = await openMenu('visitor');
  expect(place.querySelector('button')).toBeNull();
});

test.each([
  ['desktop', 'popover'],
  ['tablet', 'drawer'],
  ['phone', 'drawer'],
] as const)('[R-USER-01] on a %s it opens as a %s', async (device, frame) => {
  const { open } = await openMenu('trader', device);
  const dialog = await open();
  expect(dialog.querySelector('button[aria-label="Close"]') === null).toBe(frame === 'popover');
});

describe('it shows nickname, UID, verification and VIP level', () => {
  test.each([
    ['newUser', ['Nadia', 'UID 8800101', 'Not verified', 'VIP 0']],
    ['trader', ['Tomas', 'UID 8800102', 'Verified, advanced', 'VIP 2']],
    ['kycPending', ['Kenji', 'UID 8800103', 'Verification in progress', 'VIP 0']],
  ] as const)('[R-USER-02] [R-ROLE-11] of %s', async (persona, words) => {
    const { open } = await openMenu(persona);
    const dialog = await open();
    for (const word of words) expect(dialog.textContent).toContain(word);
    expect(dialog.querySelector('button[aria-label="Copy UID"]')).not.toBeNull();
  });
});

test('[R-USER-07] vipType 2 has a special label', async () => {
  const { open } = await openMenu('vip');
  expect((await open()).textContent).toContain('VIP 9 · Prime');
});

test.each([
  ['newUser', true],
  ['vip', false],
] as const)('[R-TASK-02] %s is reminded of a reward: %s', async (persona, isReminded) => {
  const { open, place } = await openMenu(persona);
  const isHinted = place.querySelector('button')?.getAttribute('aria-label')?.includes('reward');
  const isOffered = (await open()).textContent?.includes('You have a new user reward to claim');
  expect([isHinted, isOffered]).toEqual([isReminded, isReminded]);
});

test('[R-USER-04] it ends with the way out', async () => {
  const { open, scope } = await openMenu('trader');
  const pressed = collect(logoutPressed, scope);
  const dialog = await open();
  const last = [...dialog.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Log out');
  await act(async () => last?.click());
  expect(pressed).toHaveLength(1);
});
