import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { market } from '@/contract/market';
import { user } from '@/contract/user';
import { $presumesVisitor } from '@/entities/session';
import { appStarted } from '@/shared/lib';
import { screenUrl } from '@/shared/routing';
import { control } from '@mocks/control';
import { requestOf } from '@tests/support/exchange/actions';
import { unavailableExchange } from '@tests/support/app/unavailableExchange';
import { respondWith } from '@tests/support/app/transferForm';
import { immediateFrames } from '@tests/support/app/frames';
import { openHome, rowsIn } from '@tests/support/app/home';
import { renderApp } from '@tests/support/app/renderApp';
import { offline, type TestScope } from '@tests/support/app/scope';
import { textsOf } from '@tests/support/app/renderUi';
import { LivePanel } from './LivePanel';
import { HomePage } from './page';

immediateFrames();
/** Full pages are slow when many tests run in parallel. */
vi.setConfig({ testTimeout: 30_000 });

const notify = ({ transport }: Pick<TestScope['exchange'], 'transport'>, { path, method }: Endpoint, body: unknown) =>
  transport(requestOf({ method, path, body }, 'http://127.0.0.1'));

/** Rows of the latest trades: side with price, amount, time. */
const rowsOfTape = () => rowsIn(screen.getByRole('list', { name: 'Latest trades' }));
const rowsOf = (element: HTMLElement) => within(element).getAllByRole('row').length - 1; // without the headers

test('a visitor sees the introduction, live prices and statistics', async () => {
  await openHome();
  await screen.findByText('Frequently asked questions');
  expect(textsOf('heading', { level: 1 })).toEqual(['Trade the market as it moves']);
  expect(rowsOfTape()).toHaveLength(6);
  expect(screen.getByText('24h trading volume')).toBeDefined();
  expect(rowsOf(screen.getByRole('table'))).toBe(10);
});

test('the market beside the hero loads its own prices, without the table below', async () => {
  await renderApp(<LivePanel />);
  expect(await screen.findByText('24h high')).toBeDefined();
  expect(rowsOfTape()).toHaveLength(6);
});

test.each(['visitor', 'trader'] as const)('home lists the built products for a %s', async (as) => {
  await openHome({ as });
  const section =
    (await screen.findByText('What you can do here', {}, { timeout: 10_000 })).closest('section') ?? expect.fail('no section');
  const links = within(section).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Deposit', 'Spot trading', 'Contract trading', 'Mock trading', 'Web3 wallet']),
  );
  for (const link of links) expect(screenUrl(link.getAttribute('href'), 'en_US').kind).toBe('internal');
  expect(within(section).getAllByRole('listitem')).toHaveLength(links.length);
});

test('until the session is known, home shows the market but neither the introduction nor an account', async () => {
  let release = () => {};
  const page = await openHome({
    as: 'trader',
    isOpen: false,
    prepare: ({ hold, scope }) => {
      release = hold(user.bizStatus.path);
      void allSettled(appStarted, { scope });
    },
  });
  expect(rowsOfTape()).toHaveLength(6);
  expect(screen.queryByText('Trade the market as it moves')).toBeNull();
  expect(screen.queryByText('Frequently asked questions')).toBeNull();
  expect(screen.queryByText('24h trading volume')).toBeNull();
  release();
  await page.advance();
  expect(await screen.findByText('Total balance')).toBeDefined();
});

test('a returning visitor sees the introduction without waiting for the session', async () => {
  await openHome({
    isOpen: false,
    prepare: async ({ hold, scope }) => {
      hold(user.bizStatus.path);
      await allSettled($presumesVisitor, { scope, params: true });
      void allSettled(appStarted, { scope });
    },
  });
  expect(textsOf('heading', { level: 1 })).toEqual(['Trade the market as it moves']);
  expect(screen.getByText('Frequently asked questions')).toBeDefined();
});

test('the latest trades match the exchange and keep updating', async () => {
  const { exchange, advance } = await openHome();
  const [newest = ''] = rowsOfTape();
  // Price and amount always have the decimals of their pair.
  for (const row of rowsOfTape()) expect(row).toMatch(/^[\d,]+\.\d{2}[\d,]+\.\d{5}\d\d:\d\d:\d\d$/);
  await notify(exchange, control.clock, { stepMs: 30_000 });
  await advance(1000);
  expect(rowsOfTape()[0]).not.toBe(newest);
  expect(rowsOfTape()).toHaveLength(6);
});

test('the market beside the hero is marked live only while its prices update', async () => {
  let release = () => {};
  const { intercept, advance } = await openHome({ prepare: ({ hold }) => void (release = hold(market.tickers.path)) });
  const isLive = () => within(screen.getByRole('region', { name: 'Most traded' })).queryByText('Live') !== null;
  expect(isLive()).toBe(false);
  release();
  await advance(1000);
  expect(isLive()).toBe(true);
  intercept(market.tickers.path, offline);
  await advance(2000);
  expect(isLive()).toBe(false);
});

test.each([
  ['desktop', 'a code to scan', true],
  ['phone', 'a button', false],
] as const)('on a %s the app is offered by %s', async (device, _, hasCode) => {
  await openHome({ device });
  await screen.findByText('Trade on the go');
  expect(screen.queryByRole('img', { name: 'QR code for the app download page' }) !== null).toBe(hasCode);
  expect(screen.queryByRole('link', { name: /^Get the app/ }) !== null).toBe(!hasCode);
});

test('a market without pairs shows empty states instead of loading', async () => {
  const page = await renderApp(<HomePage />, {
    prepare: ({ intercept }) => intercept(market.tradeSupport.path, respondWith([])),
  });
  await screen.findByText('Frequently asked questions');
  await page.advance(50);
  expect(screen.getAllByText('No markets available').length).toBeGreaterThan(0);
  expect(screen.queryByText('Loading…')).toBeNull();
});

test('the typed account name is passed on to the registration outside the URL', async () => {
  const { user, container } = await openHome();
  await screen.findByText('Get started');
  await user.type(screen.getAllByRole('textbox')[0] ?? expect.fail('there is no field'), ' me@demo.example {Enter}');
  expect(container.querySelector('output')?.textContent).toBe(
    JSON.stringify({ pathname: '/en_US/register', state: { loginName: 'me@demo.example' } }),
  );
});

test.each(['visitor', 'newUser'] as const)('every link of home works for the %s', async (as) => {
  await openHome({ as });
  await screen.findByText(as === 'visitor' ? 'Latest trades' : 'Most traded', { selector: 'h3, span' });
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => screenUrl(address, 'en_US').kind === 'rejected')).toEqual([]);
});

test.each([
  ['newUser', 'Not verified', 'Verify your identity to unlock all services.'],
  ['kycPending', 'Verification in progress', 'will message you the result.'],
  ['trader', 'Identity verified', 'Advanced verification'],
] as const)('[R-KYC-07] home shows the verification status of %s: %s', async (as, state, hint) => {
  await openHome({ as });
  await screen.findByText('Total balance');
  const card = screen.getByLabelText('Identity verification');
  expect(card.textContent).toContain(state);
  expect(card.textContent).toContain(hint);
});

test('[R-TASK-02] the beginner tasks are shown while a reward can be claimed', async () => {
  await openHome({ as: 'newUser' });
  const tasks = await screen.findByLabelText('New user tasks');
  expect(within(tasks).getAllByRole('listitem')).toHaveLength(4);
});

test('[R-TASK-02] a task completed by a deposit is marked as done after a reload', async () => {
  const { exchange, unmount } = await openHome({ as: 'newUser' });
  const steps = async () => {
    const rows = within(await screen.findByLabelText('New user tasks')).getAllByRole('listitem');
    return rows.map((row) => [row.textContent?.includes('first deposit'), within(row).queryByText('Claimed') !== null]);
  };
  const open = [false, false];
  expect(await steps()).toEqual([open, [true, false], open, open]);
  await notify(exchange, control.deposit, { coin: 'USDT', network: 'ETH', amount: '100' });
  await notify(exchange, control.clock, { stepMs: 144_000 });
  unmount();
  await openHome({ exchange });
  expect(await steps()).toEqual([open, [true, true], open, open]);
});

test('[R-TASK-02] the beginner tasks are hidden once all rewards are claimed', async () => {
  await openHome({ as: 'vip' });
  await screen.findByText('Total balance');
  expect(screen.queryByText('New user tasks')).toBeNull();
});

test('[R-SHELL-01] a logged-in user sees the account with its balance instead of the introduction', async () => {
  await openHome({ as: 'trader' });
  await screen.findByText('Total balance');
  expect(textsOf('heading', { level: 1 })).toEqual(['Welcome back, Tomas']);
  expect(screen.queryByText('Get started')).toBeNull();
});

test('home omits the news when they fail to load, and the statistics can be retried', async () => {
  const { exchange, repair } = unavailableExchange(['/hk-web/common/listBanner', '/hk-web/v3/getConfig']);
  const { user } = await openHome({ exchange });
  await screen.findByText(/Couldn’t load platform statistics/);
  expect(screen.queryByLabelText(/^(Announcements|News and promotions)$/)).toBeNull();
  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('24h trading volume');
});
