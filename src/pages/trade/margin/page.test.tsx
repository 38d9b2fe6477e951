import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { margin } from '@/contract/margin';
import { personas } from '@fixtures/personas';
import { crossOf, isolatedOf } from '@mocks/exchange/margin/account';
import { toastRequested } from '@/entities/toasts';
import { collect, offline } from '@tests/support/app/scope';
import { immediateFrames } from '@tests/support/app/frames';
import { orderFormLoaded } from '@tests/support/app/orderForm';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { MarginTradePage } from './page';

immediateFrames();

const minute = 60_000;
const btcUsdtId = 1001;
const usdtCoinId = 52;

async function openDesk({
  mode = 'isolated',
  search = '',
  ...options
}: RenderOptions & { readonly mode?: string; readonly search?: string } = {}) {
  const desk = (
    <>
      <Link to="/en_US/margin/trade/eth_usdt?marginMode=cross">Cross margin of ether</Link>
      <Routes>
        <Route path="/en_US/margin/trade/:tradeCode?" element={<MarginTradePage />} />
      </Routes>
    </>
  );
  const page = await renderApp(desk, { as: 'trader', at: `/margin/trade?marginMode=${mode}${search}`, ...options });
  await page.advance(2_500);
  await orderFormLoaded(page);
  const world = () => page.exchange.simulation.world();
  const form = () => within(screen.getByRole('region', { name: 'Place order' }));
  const account = () => within(screen.getByRole('region', { name: 'Funds' }));
  const tabs = () => within(screen.getByRole('region', { name: 'Orders and funds' }));
  const type = async (scope: ReturnType<typeof form>, field: string, text: string) => {
    const input = scope.getByRole('textbox', { name: field });
    await page.user.clear(input);
    await page.user.type(input, text);
  };
  const debtOf = (margin = isolatedOf(personas.trader.login.fid, btcUsdtId)) => world().margin.summary.asset(margin, usdtCoinId);
  return { ...page, world, form, account, tabs, type, debtOf };
}

test('USDT can be borrowed and repaid', async () => {
  const page = await openDesk();
  const toasts = collect(toastRequested, page.scope);
  await page.user.click(await page.account().findByRole('button', { name: 'Borrow' }));
  const borrow = within(await screen.findByRole('dialog', { name: 'Borrow' }));
  await page.type(borrow, 'Amount', '500{Enter}');
  await page.advance(2_500);
  expect(page.debtOf().borrowed).toBe('500');
  expect(toasts).toMatchObject([{ text: { key: 'margin.borrowedToast' } }]);
  expect(page.account().getByRole('meter').getAttribute('aria-valuetext')).toMatch(/^2\.\d+ · Safe$/);
  await page.user.click(page.account().getByRole('button', { name: 'Repay' }));
  const repay = within(await screen.findByRole('dialog', { name: 'Repay' }));
  await page.user.click(repay.getByRole('button', { name: 'All' }));
  await page.user.click(repay.getByRole('button', { name: 'Repay USDT' }));
  await page.advance(2_500);
  expect(page.debtOf()).toMatchObject({ borrowed: '0', interest: '0' });
  expect(document.activeElement?.textContent).toBe('Transfer');
});

/** The current and the estimated risk ratio in the dialog. */
const risksIn = (dialog: { readonly getByText: (text: string) => HTMLElement }) =>
  ['Risk ratio', 'Est. risk ratio'].map((term) => dialog.getByText(term).parentElement?.textContent.slice(term.length));

test('borrowing and repaying show the current and the resulting risk, which matches the account afterwards', async () => {
  const page = await openDesk();
  const meter = () => page.account().getByRole('meter').getAttribute('aria-valuetext')?.replace(' · ', '');
  await page.user.click(await page.account().findByRole('button', { name: 'Borrow' }));
  const borrow = within(await screen.findByRole('dialog', { name: 'Borrow' }));
  expect(risksIn(borrow)).toEqual(['–No debt', '–']);
  await page.type(borrow, 'Amount', '99999999');
  expect(risksIn(borrow)).toEqual(['–No debt', '–']);
  await page.type(borrow, 'Amount', '500');
  await waitFor(() => expect(risksIn(borrow)[1]).toMatch(/^2\.\d+Safe$/));
  const [, borrowed] = risksIn(borrow);
  await page.user.click(borrow.getByRole('button', { name: 'Borrow USDT' }));
  await page.advance(2_500);
  expect(meter()).toBe(borrowed);
  await page.user.click(page.account().getByRole('button', { name: 'Repay' }));
  const repay = within(await screen.findByRole('dialog', { name: 'Repay' }));
  await page.user.click(repay.getByRole('button', { name: 'All' }));
  expect(risksIn(repay)).toEqual([borrowed, '–No debt']);
});

test('without known risk levels a loan shows the estimated ratio only', async () => {
  const page = await openDesk({ prepare: ({ intercept }) => intercept(margin.isolatedTiers.path, offline) });
  await page.user.click(await page.account().findByRole('button', { name: 'Borrow' }));
  const borrow = within(await screen.findByRole('dialog', { name: 'Borrow' }));
  await page.type(borrow, 'Amount', '500');
  expect(risksIn(borrow)[1]).toMatch(/^2\.\d+$/);
});

test.each(['/margin/trade', '/margin/trade/btc_usdt'])('[R-ROUTE-14] margin trading of a pair is available at %s', async (at) => {
  const page = await openDesk({ at });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/BTC\/USDT/);
  expect(page.form().getByRole('button', { name: 'Buy BTC' })).toBeDefined();
});

test('an order borrows what is missing, and the next one repays the debt from its proceeds', async () => {
  const page = await openDesk();
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.user.click(page.form().getByRole('radio', { name: 'Auto-borrow' }));
  await page.type(page.form(), 'Total', '1000');
  expect(page.form().getByText('Borrows').parentElement?.textContent).toMatch(/200.*USDT/);
  const confirmed = async (name: string) => {
    await page.user.click(page.form().getByRole('button', { name }));
    await page.advance();
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Borrowing')).toBeDefined();
    await page.user.click(dialog.getByRole('button', { name }));
    await page.advance(2_500);
  };
  await confirmed('Buy BTC');
  expect(page.debtOf().borrowed).toBe('200');
  await page.user.click(page.form().getByRole('radio', { name: 'Sell' }));
  await page.user.click(page.form().getByRole('radio', { name: 'Auto-repay' }));
  await page.type(page.form(), 'Amount', '0.005');
  await confirmed('Sell BTC');
  expect(page.debtOf().borrowed).toBe('0');
});

test('an amount beyond balance and borrowing limit is reported at its field', async () => {
  const page = await openDesk();
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.user.click(page.form().getByRole('radio', { name: 'Auto-borrow' }));
  await page.type(page.form(), 'Total', '900000');
  expect(page.form().getByText('More than you hold and can borrow')).toBeDefined();
  expect(page.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('switching between cross and isolated margin changes leverage and balance', async () => {
  const page = await openDesk({ mode: 'isolated' });
  expect(screen.getByRole('banner').textContent).toContain('10×');
  await page.user.click(screen.getByRole('radio', { name: 'Cross' }));
  await page.advance(2_500);
  expect(screen.getByRole('banner').textContent).toContain('3×');
  const cross = page.world().margin.summary.asset(crossOf(personas.trader.login.fid), usdtCoinId);
  expect(page.form().getByText('Available').parentElement?.textContent).toContain(
    Number.parseInt(cross.available, 10).toLocaleString('en-US'),
  );
});

test('a margin call shows the ratio and how to resolve it', async () => {
  const page = await openDesk({ scenario: 'isolated-near-liquidation' });
  expect(page.account().getByText(/^Liquidation at 1\.\d+\. Add assets or repay\.$/)).toBeDefined();
  expect(page.account().getByRole('meter').getAttribute('aria-valuetext')).toMatch(/^1\.0\d+ · Margin call$/);
  expect(page.account().getByRole<HTMLButtonElement>('button', { name: 'Repay' }).disabled).toBe(false);
});

test('a liquidation is announced when it happens, with a link to its record', async () => {
  const page = await openDesk({ scenario: 'isolated-near-liquidation' });
  const toasts = collect(toastRequested, page.scope);
  page.world().interventions.begin({ kind: 'move', of: 'BTC', percent: '-5', overMs: minute, holdMs: null });
  page.world().advanceTo(page.world().now + 2 * minute);
  expect(page.debtOf().borrowed).toBe('0');
  await page.advance(5_000);
  expect(toasts.map(({ text }) => 'key' in text && text.key)).toEqual(['margin.isolatedLiquidatedToast']);
  await act(() => page.user.click(page.account().getByRole('button', { name: 'See the record' })));
  await page.advance();
  await act(async () => page.user.click(await page.tabs().findByRole('button', { name: /^Details/ }, { timeout: 20_000 })));
  expect(within(await screen.findByRole('dialog', { name: 'Liquidation of BTC/USDT' })).getByRole('table')).toBeDefined();
});

test('after another pair is opened, a liquidation of the cross account is still announced', async () => {
  const page = await openDesk({ as: 'crossMargin', mode: 'cross', scenario: 'cross-near-liquidation' });
  const toasts = collect(toastRequested, page.scope);
  await act(() => page.user.click(screen.getByRole('link', { name: 'Cross margin of ether' })));
  await page.advance(2_500);
  page.world().interventions.begin({ kind: 'move', of: 'BTC', percent: '-40', overMs: minute, holdMs: null });
  page.world().advanceTo(page.world().now + 2 * minute);
  await page.advance(5_000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/ETH\/USDT/);
  expect(toasts.map(({ text }) => 'key' in text && text.key)).toContain('margin.crossLiquidatedToast');
});

test('isolated positions are listed with their debt and can be closed', async () => {
  const page = await openDesk({ scenario: 'isolated-debt', search: '&tab=positions' });
  const row = await page.tabs().findByRole('row', { name: /BTC\/USDT/ }, { timeout: 20_000 });
  expect(row.textContent).toContain('2,000');
  await page.user.click(within(row).getByRole('button', { name: /^Close position/ }));
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close position' }));
  await page.advance(2_500);
  expect(page.debtOf().borrowed).toBe('0');
});

test.each([
  ['borrows', /USDT.*2,500.USDT.*0\.00125.%/],
  ['interests', /USDT.*2,500.USDT.*0\.03125.USDT/],
])('lists the cross-margin records: %s', async (tab, amount) => {
  const page = await openDesk({ mode: 'cross', scenario: 'interest-accrued', search: `&tab=${tab}` });
  await waitFor(() => expect(page.tabs().getByRole('table').textContent).toMatch(amount), { timeout: 20_000 });
});

test('an unused account says how to activate it', async () => {
  const page = await openDesk({ as: 'newUser', mode: 'cross' });
  expect(page.account().getByText('Account not activated')).toBeDefined();
});

test('a spot-only pair says so and links to spot trading', async () => {
  await openDesk({ at: '/margin/trade/kas_alts' });
  expect(screen.getByText('KAS/USDT is not traded on margin')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Trade on spot' }).getAttribute('href')).toContain('tradeCode=kas_alts');
});

test('a visitor gets a login link that leads back, and no margin data is requested', async () => {
  const page = await openDesk({ as: 'visitor' });
  expect(page.form().getByRole('link', { name: 'Log in to trade' }).getAttribute('href')).toContain('redirect=');
  expect(page.requests.filter((request) => request.includes('/margin/'))).toEqual([]);
});

test('no order can be placed on a halted pair, and the form says why', async () => {
  const page = await openDesk({
    prepare: ({ exchange }) => void exchange.simulation.world().interventions.begin({ kind: 'halt', of: 'BTC_USDT', forMs: null }),
  });
  expect(page.form().getByText(/Trading is halted/)).toBeDefined();
  expect(page.form().getByRole('button', { name: 'Buy BTC' })).toHaveProperty('disabled', true);
});

test('an account that fails to load shows an error with a retry and no risk meter', async () => {
  const fails = { at: 'margin.isolatedAccountDetail', when: {}, fault: { kind: 'status', status: 503 } } as const;
  const page = await openDesk({ prepare: ({ exchange }) => void exchange.simulation.world().faults.set(fails) });
  expect(await page.account().findByText('Couldn’t load your account')).toBeDefined();
  expect(page.account().getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(page.account().queryByRole('meter')).toBeNull();
});

test('a lost connection is reported in the order book', async () => {
  const page = await openDesk();
  page.intercept('/hk-web/v3/fullDepth', offline);
  await page.advance(300);
  expect(screen.getByText('Connection lost. Prices are not up to date.')).toBeDefined();
});
