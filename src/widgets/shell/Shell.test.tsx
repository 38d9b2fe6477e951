import { allSettled } from 'effector';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { $themeRoot } from '@/features/theme-switch';
import { brand } from '@/shared/brand';
import { $device, type Device } from '@/shared/lib';
import { Shell, type ShellProps } from '.';
import { openTree, type TreeOpening } from '@tests/support/app/tree';

async function openShell({
  kind = 'exchange',
  device = 'desktop',
  ...opening
}: TreeOpening & { kind?: ShellProps['kind']; device?: Device } = {}) {
  const tree = await openTree(
    <Shell kind={kind}>
      <h1>Page</h1>
    </Shell>,
    opening,
  );
  await act(() => allSettled($device, { scope: tree.scope, params: device }));
  const isComplete = () =>
    kind !== 'exchange' || opening.persona === undefined || tree.place.querySelector('button[aria-label^="Account"]');
  for (let turn = 0; turn < 200 && !isComplete(); turn += 1) await tree.arrive();
  const controls = () =>
    [...tree.place.querySelectorAll('header :is(a, button)')].map(
      (control) => control.getAttribute('aria-label') ?? control.textContent ?? '',
    );
  return { ...tree, controls };
}

const visitorTools = ['Search', 'Download the app', 'Switch to dark theme', 'Language and currency: English, USD', 'Log in'];
const home = `${brand.name}, home`;

describe('the toolbar', () => {
  test('[R-HDR-01] [R-HDR-02] [R-ROLE-01] offers a visitor login beside search, download, theme, language and currency', async () => {
    const { controls } = await openShell();
    expect(controls().slice(-visitorTools.length)).toEqual(visitorTools);
  });

  test('[R-SHELL-02] [R-HDR-06] [R-ROLE-03] [R-ROLE-05] offers a user their menus and messages in place of login', async () => {
    const { controls } = await openShell({ persona: 'trader' });
    expect(controls()).toEqual([
      expect.stringContaining(home),
      'Market',
      'Search',
      'Assets',
      'Orders',
      'Messages, 12 unread',
      'Download the app',
      'Switch to dark theme',
      'Language and currency: English, USD',
      'Account: Tomas, new reward available',
    ]);
  });

  test('[R-NAV-13] is short in the web3 wallet, whose menu holds no group of the exchange', async () => {
    const { controls } = await openShell({ kind: 'web3' });
    expect(controls()).not.toContain('Market');
  });

  test('is logo, theme and language on a page that wants one thing done', async () => {
    const { controls, place } = await openShell({ kind: 'plain' });
    expect(controls().slice(1)).toEqual(['Switch to dark theme', 'Language: English']);
    expect(place.querySelector('footer')).toBeNull();
  });

  test('is logo, search, messages, account and menu on a phone', async () => {
    const { controls } = await openShell({ persona: 'newUser', device: 'phone' });
    expect(controls().slice(1)).toEqual(['Search', 'Messages, 1 unread', 'Account: Nadia, new reward available', 'Menu']);
  });
});

test('the badge of the bell says no more than 99+', async () => {
  const { place } = await openShell({ persona: 'vip' });
  expect(place.querySelector('button[aria-label^="Messages"]')?.textContent).toBe('99+');
});

test('login leads back to the page one was on', async () => {
  const { place } = await openShell({ at: '/market?tab=spot' });
  expect([...place.querySelectorAll('header a')].at(-1)?.getAttribute('href')).toBe('/en_US/login?redirect=%2Fen_US%2Fmarket%3Ftab%3Dspot');
});

test('the first stop leads past the header to the page', async () => {
  const { place } = await openShell();
  const first = place.querySelector('a');
  expect([first?.textContent, first?.getAttribute('href'), place.querySelector('main')?.id]).toEqual(['Skip to content', '#main', 'main']);
});

describe('the download bar', () => {
  test.each([
    ['phone', true],
    ['tablet', false],
    ['desktop', false],
  ] as const)('[R-MOB-01] on a %s: %s', async (device, isShown) => {
    const { place } = await openShell({ device });
    expect(place.querySelector('aside') !== null).toBe(isShown);
  });

  test('[R-MOB-01] goes when it is dismissed', async () => {
    const { place, press } = await openShell({ device: 'phone' });
    await press('button[aria-label="Dismiss"]');
    expect(place.querySelector('aside')).toBeNull();
  });
});

test('the footer follows, with the columns that have something to offer', async () => {
  const { place, texts, arrive } = await openShell();
  for (let turn = 0; turn < 100 && !place.querySelector('footer'); turn += 1) await arrive();
  expect(texts('footer section h2')).toEqual(['Products', 'Contact']);
});

test('[R-THEME-03] where dark is forced the switch says why and switches nothing', async () => {
  const { controls, press, scope } = await openShell({ kind: 'web3' });
  const reason = 'This section always uses the dark theme';
  expect(controls()).toContain(reason);
  await press(`button[aria-label="${reason}"]`);
  expect(scope.getState($themeRoot)?.dataset.theme).toBe('dark');
});
