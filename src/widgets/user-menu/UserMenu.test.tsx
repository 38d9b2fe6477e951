import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { $login, sessionStarted } from '@/entities/session';
import { logoutPressed } from '@/features/logout';
import { fills } from '@/ui/Avatar/Avatar.css';
import { colourOf } from '@/ui/Avatar/colour';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { collect } from '@tests/support/app/scope';
import { UserMenu } from '.';

async function openMenu(as: RenderOptions['as'], device: RenderOptions['device'] = 'desktop') {
  const page = await renderApp(<UserMenu />, { as, device });
  const button = screen.queryByRole('button');
  const hint = button?.ariaLabel ?? '';
  const open = async () => {
    await page.user.click(button ?? expect.fail('there is no menu'));
    return screen.findByRole('dialog');
  };
  return { ...page, button, hint, open };
}

test('does not exist for a visitor', async () => {
  expect((await openMenu('visitor')).button).toBeNull();
});

test.each([
  ['desktop', 'popover'],
  ['tablet', 'drawer'],
  ['phone', 'drawer'],
] as const)('[R-USER-01] on a %s opens as a %s', async (device, frame) => {
  const { open } = await openMenu('trader', device);
  const close = within(await open()).queryByRole('button', { name: 'Close' });
  expect(close === null).toBe(frame === 'popover');
});

describe('shows nickname, UID, verification and VIP level', () => {
  test.each([
    ['newUser', ['Nadia', 'UID 8800101', 'Not verified', 'VIP 0']],
    ['trader', ['Tomas', 'UID 8800102', 'Verified, advanced', 'VIP 2']],
    ['kycPending', ['Kenji', 'UID 8800103', 'Verification in progress', 'VIP 0']],
  ] as const)('[R-USER-02] [R-ROLE-11] of %s', async (persona, words) => {
    const { open } = await openMenu(persona);
    const dialog = await open();
    for (const word of words) expect(dialog.textContent).toContain(word);
    expect(within(dialog).getByRole('button', { name: 'Copy UID' })).toBeDefined();
  });
});

test('[R-USER-07] vipType 2 has a special label', async () => {
  const { open } = await openMenu('vip');
  expect((await open()).textContent).toContain('VIP 9 · Prime');
});

test.each(['', 'avatar-7'])('the chosen avatar %j is shown by the button and the menu', async (photo) => {
  const { open, scope, container } = await openMenu('trader');
  const login = scope.getState($login) ?? expect.fail('nobody is logged in');
  await act(() => allSettled(sessionStarted, { scope, params: { ...login, photo } }));
  const fill = fills[photo === '' ? colourOf(login.fnickname) : 7];
  const filled = (element: Element) => element.querySelectorAll(`.${fill}`).length;
  expect([filled(container), filled(await open())]).toEqual([1, 1]);
});

test.each([
  ['newUser', true],
  ['vip', false],
] as const)('[R-TASK-02] %s is reminded of a reward: %s', async (persona, isReminded) => {
  const { open, hint } = await openMenu(persona);
  const isOffered = (await open()).textContent?.includes('You have a new user reward to claim');
  expect([hint.includes('reward'), isOffered]).toEqual([isReminded, isReminded]);
});

test('links to the web3 wallet', async () => {
  const { open } = await openMenu('trader');
  const link = within(await open()).getByRole('link', { name: 'Web3 wallet' });
  expect(link.getAttribute('href')).toBe('/en_US/web3');
});

test('[R-USER-04] ends with the logout button', async () => {
  const { open, scope, user } = await openMenu('trader');
  const pressed = collect(logoutPressed, scope);
  const last = within(await open())
    .getAllByRole('button')
    .findLast(({ textContent }) => textContent !== '');
  await user.click(last ?? expect.fail('there is no button'));
  expect([last?.textContent, pressed.length]).toEqual(['Log out', 1]);
});
