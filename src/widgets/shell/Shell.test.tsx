import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { $themeRoot } from '@/features/theme-switch';
import { brand } from '@/shared/brand';
import { Shell, type ShellProps } from '.';
import { throttleMs } from './scroll';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';

async function openShell({ kind = 'exchange', device = 'desktop', as, ...options }: RenderOptions & { kind?: ShellProps['kind'] } = {}) {
  const page = await renderApp(
    <Shell kind={kind}>
      <h1>Page</h1>
    </Shell>,
    { as, device, ...options },
  );
  if (kind === 'exchange' && as) await screen.findByRole('button', { name: /^Account/ });
  return page;
}

/** The names of the links and buttons of the header, in order. */
const controls = () =>
  [...screen.getByRole('banner').querySelectorAll('a, button')].map((control) => control.ariaLabel ?? control.textContent ?? '');

const visitorTools = ['Search', 'Download the app', 'Switch to dark theme', 'Language and currency: English, USD', 'Log in', 'Register'];
const home = `${brand.name}, home`;

test.each(['/margin/trade', '/margin/trade?marginMode=cross', '/margin/trade/eth_usdt'])(
  'the menu marks margin trading as current at %s, with a pair or without',
  async (at) => {
    const { user } = await openShell({ at });
    await user.click(screen.getByRole('button', { name: 'Trade' }));
    const current = within(screen.getByRole('banner')).getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Margin trading']);
  },
);

describe('the toolbar', () => {
  test('[R-HDR-01] [R-HDR-02] [R-ROLE-01] offers a visitor login and registration beside search, download, theme, language and currency', async () => {
    await openShell();
    expect(controls().slice(-visitorTools.length)).toEqual(visitorTools);
  });

  test('[R-SHELL-02] [R-HDR-06] [R-ROLE-03] [R-ROLE-05] offers a user their menus and messages in place of login', async () => {
    await openShell({ as: 'trader' });
    expect(controls()).toEqual([
      expect.stringContaining(home),
      'Deposit',
      'Market',
      'Trade',
      'Contract',
      'Pay',
      'Search',
      'Assets',
      'Orders',
      'Messages, 12 unread',
      'Download the app',
      'Switch to dark theme',
      'Language and currency: English, USD',
      'Account: Tomas',
    ]);
  });

  test('[R-NAV-13] is short in the web3 wallet, without the menu groups of the exchange', async () => {
    await openShell({ kind: 'web3' });
    expect(controls()).not.toContain('Market');
    expect(screen.getByRole('link', { name: 'Back to the exchange' }).getAttribute('href')).toBe('/en_US');
  });

  test('is logo, theme and language on a single-task page', async () => {
    await openShell({ kind: 'plain' });
    expect(controls().slice(1)).toEqual(['Switch to dark theme', 'Language: English']);
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('is logo, search, messages, account and menu on a phone', async () => {
    await openShell({ as: 'newUser', device: 'phone' });
    expect(controls().slice(1)).toEqual(['Search', 'Messages, 1 unread', 'Account: Nadia, new reward available', 'Menu']);
  });
});

test('the badge of the bell is capped at 99+', async () => {
  await openShell({ as: 'vip' });
  expect(screen.getByRole('button', { name: /^Messages/ }).textContent).toBe('99+');
});

test('login redirects back to the current page', async () => {
  await openShell({ at: '/market?tab=spot' });
  const login = within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' });
  expect(login.getAttribute('href')).toBe('/en_US/login?redirect=%2Fen_US%2Fmarket%3Ftab%3Dspot');
});

test('the first tab stop skips the header', async () => {
  const { user } = await openShell();
  await user.tab();
  const first = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(first);
  expect([first.getAttribute('href'), screen.getByRole('main').id]).toEqual(['#main', 'main']);
});

describe('the download bar', () => {
  test.each([
    ['phone', true],
    ['tablet', false],
    ['desktop', false],
  ] as const)('[R-MOB-01] on a %s: %s', async (device, isShown) => {
    await openShell({ device });
    expect(screen.queryByRole('complementary') !== null).toBe(isShown);
  });

  test('[R-MOB-01] disappears when dismissed', async () => {
    const { user } = await openShell({ device: 'phone' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

test('[R-SHELL-01] the layout consists of a header with the main menu, a footer, customer service and a back-to-top button', async () => {
  const { advance } = await openShell({ as: 'trader' });
  await screen.findByRole('contentinfo');
  expect(within(screen.getByRole('banner')).getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Customer service/ })).toBeDefined();
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(10_000);
  onTestFinished(() => scrolled.mockRestore());
  fireEvent.scroll(window);
  await advance(throttleMs);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeDefined();
});

test('[R-SHELL-01] a wallet is connected in a dialog', async () => {
  const { user } = await openShell({ kind: 'web3', at: '/web3', as: 'visitor' });
  await user.click(await screen.findByRole('button', { name: 'Connect wallet' }));
  expect(await screen.findByRole('dialog', { name: 'Connect wallet' })).toBeDefined();
});

test('the footer is loaded with its non-empty columns', async () => {
  await openShell();
  await screen.findByRole('contentinfo');
  expect(textsOf('heading', { level: 2 })).toEqual([brand.name, 'Products', 'Services', 'Contact']);
});

test('[R-THEME-03] where dark is forced, the switch states the reason and has no effect', async () => {
  const { user, scope } = await openShell({ kind: 'web3' });
  const reason = 'This section always uses the dark theme';
  expect(controls()).toContain(reason);
  await user.click(screen.getByRole('button', { name: reason }));
  expect(scope.getState($themeRoot)?.dataset.theme).toBe('dark');
});
