import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { personas } from '@fixtures/personas';
import { TradeCommandsGate, type TradeCommand } from '@/entities/shortcuts';
import { toastRequested } from '@/entities/toasts';
import { $tradePreferences } from '@/entities/trade-preferences';
import { memoryStorage } from '@/shared/lib';
import { $chime } from '@/shared/lib/chime';
import { TitlePrefixGate } from '@/shared/page/titlePrefix';
import { collect, offline } from '@tests/support/app/scope';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { SpotTradePage } from './page';

immediateFrames();

const minute = 60_000;

async function openDesk({ code = 'btc_usdt', ...options }: RenderOptions & { readonly code?: string } = {}) {
  const page = await renderApp(<SpotTradePage />, { as: 'trader', at: `/trade/exchange/?tradeCode=${code}`, ...options });
  await page.advance(300);
  // Form, order book and lists are loaded lazily.
  if (screen.queryByRole('region', { name: 'Place order' })) {
    await screen.findByRole('tablist', { name: 'Order type' });
    await screen.findByRole('group', { name: 'Order book' });
    await page.advance(300);
  }
  const world = () => page.exchange.simulation.world();
  const form = () => within(screen.getByRole('region', { name: 'Place order' }));
  const orders = () => within(screen.getByRole('region', { name: 'Orders and funds' }));
  const type = async (field: string | RegExp, text: string) => {
    const input = form().getByRole('textbox', { name: field });
    await page.user.clear(input);
    await page.user.type(input, text);
  };
  const chooseTab = async (name: string | RegExp) => {
    // The filters of a list are loaded lazily; until then the previous tab stays.
    await act(() => page.user.click(orders().getByRole('tab', { name })));
    await page.advance();
  };
  /** Advances the exchange's clock and lets the page refresh. */
  const advanceExchange = async (ms: number) => {
    world().advanceTo(world().now + ms);
    await page.advance(2_000);
  };
  return { ...page, world, form, orders, type, chooseTab, advanceExchange };
}

/** The first number in a text, including group separators. */
const numberIn = (text: string | null | undefined) => /\d[\d,]*(?:\.\d+)?/.exec(text ?? '')?.[0] ?? '';
const unconfirmed = async (page: Awaited<ReturnType<typeof openDesk>>) => {
  await page.user.click(page.form().getByRole('button', { name: /^(Buy|Sell) BTC$/ }));
  await page.advance();
  const dialog = within(screen.getByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: /^(Buy|Sell) BTC$/ }));
  await page.advance();
};

test('ticker, order book, trades and document title always show the same price', async () => {
  const page = await openDesk();
  for (const wait of [0, 7_000, minute, 5 * minute]) {
    await page.advanceExchange(wait);
    const [newest] = within(screen.getByRole('region', { name: 'Trades' })).getAllByRole('rowheader');
    const price = numberIn(newest?.textContent);
    expect(price).toMatch(/^\d[\d,]*\.\d\d$/);
    expect(screen.getByRole('banner').textContent).toContain(price);
    // The order book renders at its own update interval.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Order book' }).textContent).toContain(price));
    expect(page.scope.getState(TitlePrefixGate.state)).toEqual({ text: `${price} BTC/USDT` });
  }
});

test('the layout of the panels can be changed', async () => {
  const page = await openDesk();
  await page.user.click(screen.getByRole('button', { name: 'Trading settings' }));
  await page.user.click(await screen.findByRole('radio', { name: 'Order form on the left' }));
  expect(page.scope.getState($tradePreferences).layout).toBe('chartStart');
});

test('panels can be resized, hidden, moved and reset, and the layout is stored', async () => {
  const page = await openDesk();
  const grid = () =>
    screen.getByRole('region', { name: 'Place order', hidden: true }).parentElement?.style.getPropertyValue('--desk-columns');
  const trades = () => screen.queryByRole('region', { name: 'Trades', hidden: true });
  const form = screen.getByRole('separator', { name: 'Width of the order form' });
  await act(async () => fireEvent.keyDown(form, { key: 'End' }));
  await waitFor(() => expect(grid()).toBe('minmax(0, 1fr) min(300px, 32vw) min(480px, 32vw)'));
  await act(() => page.user.click(screen.getByRole('button', { name: 'Trading settings' })));
  const shows = await screen.findByRole('switch', { name: 'Trades' }, { timeout: 5_000 });
  await act(() => page.user.click(shows));
  await waitFor(() => expect(trades()).toBeNull());
  await act(() => page.user.click(screen.getByRole('button', { name: 'Move Order form to the left' })));
  await waitFor(() => expect(grid()).toBe('minmax(0, 1fr) min(480px, 32vw) min(300px, 32vw)'));
  expect(page.scope.getState($tradePreferences).panels).toEqual({ classic: 'classic.cfb.300-480-260-22-26.t' });
  await act(() => page.user.click(screen.getByRole('button', { name: 'Reset layout' })));
  await waitFor(() => expect(grid()).toBe('minmax(0, 1fr) min(300px, 32vw) min(336px, 32vw)'));
  expect(trades()).not.toBeNull();
});

test('the URL sets the panel layout', async () => {
  await openDesk({ code: 'btc_usdt&panels=wide.fcb.260-300-260-22-26.a' });
  expect(screen.getByRole('region', { name: 'Place order' }).parentElement?.style.getPropertyValue('--desk-columns')).toBe(
    'min(300px, 32vw) minmax(0, 1fr) min(260px, 32vw)',
  );
  expect(screen.queryByRole('region', { name: 'Funds' })).toBeNull();
});

test('a limit order is confirmed, listed as open, cancelled, and appears in the history', async () => {
  const page = await openDesk();
  const toasts = collect(toastRequested, page.scope);
  await page.type('Price', '60000');
  await page.type('Amount', '0.01');
  await unconfirmed(page);
  expect(toasts).toMatchObject([{ text: { key: 'trade.placed_buy' } }]);
  expect(page.orders().getByRole('tab', { name: /^Open orders/ }).textContent).toContain('1');
  const row = page.orders().getAllByRole('row').at(-1);
  expect(row?.textContent).toContain('60,000');
  await page.user.click(page.orders().getByRole('button', { name: /^Cancel: BTC/ }));
  await page.advance();
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }));
  await page.advance();
  expect(page.orders().getByText('No open orders')).toBeDefined();
  await page.chooseTab('Order history');
  expect(page.orders().getAllByRole('row')[1]?.textContent).toMatch(/60,000.*Canceled/);
});

test('a fill is announced when it happens', async () => {
  const page = await openDesk();
  const toasts = collect(toastRequested, page.scope);
  await page.type('Price', '60000');
  await page.type('Amount', '0.01');
  await unconfirmed(page);
  page.world().interventions.begin({ kind: 'move', of: 'BTC', percent: '-50', overMs: 1_000, holdMs: null });
  await page.advanceExchange(minute);
  await page.advance(2_000);
  expect(toasts).toMatchObject([{ text: { key: 'trade.placed_buy' } }, { text: { key: 'trade.filled_buy', values: { amount: '0.01' } } }]);
});

test('a sound on fills and the order confirmation can be turned on and off', async () => {
  const page = await openDesk();
  const chime = vi.fn();
  await act(() => allSettled($chime, { scope: page.scope, params: chime }));
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.type('Total', '100');
  await page.user.click(page.form().getByRole('button', { name: 'Buy BTC' }));
  await page.advance();
  await page.user.click(screen.getByRole('checkbox', { name: 'Don’t ask again' }));
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Buy BTC' }));
  await page.advance(2_000);
  expect(chime).not.toHaveBeenCalled();
  await act(() => page.user.click(screen.getByRole('button', { name: 'Trading settings' })));
  await page.user.click(await screen.findByRole('switch', { name: 'Sound when an order is filled' }, { timeout: 5_000 }));
  await page.user.click(screen.getByRole('switch', { name: 'Confirm orders before sending', checked: false }));
  await page.user.keyboard('{Escape}');
  await page.type('Total', '100');
  await unconfirmed(page);
  await page.advance(2_000);
  expect(chime).toHaveBeenCalledOnce();
});

test('the user’s own trades can be shown, and a new one is added', async () => {
  const page = await openDesk();
  const trades = within(screen.getByRole('region', { name: 'Trades' }));
  await act(() => page.user.click(trades.getByRole('radio', { name: 'Mine' })));
  expect(await trades.findByText('You have not traded this yet', undefined, { timeout: 15_000 })).toBeDefined();
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.type('Total', '100');
  await unconfirmed(page);
  await page.advance(2_000);
  const own = await trades.findByRole('table', { name: 'Your trades' }, { timeout: 15_000 });
  expect(within(own).getAllByRole('rowheader').length).toBeGreaterThan(0);
});

test('the picker lists recently viewed pairs, which persist across reloads', async () => {
  const storage = memoryStorage();
  await openDesk({ code: 'eth_usdt', storage });
  cleanup();
  const page = await openDesk({ storage });
  expect(page.scope.getState($tradePreferences).viewed).toEqual([1001, 1002]);
  await act(() => page.user.click(screen.getByRole('button', { name: 'BTC/USDT: choose another pair' })));
  await page.user.click(await screen.findByRole('radio', { name: 'Recent' }, { timeout: 15_000 }));
  const links = within(screen.getByRole('list', { name: 'Pairs' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['BTC/USDT', 'ETH/USDT']);
});

test('trade commands select the side, open the picker and read out the price', async () => {
  const page = await openDesk();
  const { offered, run } = page.scope.getState(TradeCommandsGate.state);
  const start = (command: TradeCommand) => act(async () => run(command));
  expect(offered).toEqual(['buy', 'sell', 'pairs', 'readOut']);
  await start('sell');
  expect(page.form().getByRole('radio', { name: 'Sell', checked: true })).toBeDefined();
  expect(document.activeElement).toBe(page.form().getByRole('textbox', { name: 'Price' }));
  await start('readOut');
  const read = screen.getByText(/^BTC\/USDT: [\d,.]+\. Best bid [\d,.]+, best ask [\d,.]+\. Spread .*\. You hold 0\.\d+\sBTC\.$/);
  expect(read.closest('[role="status"]')).not.toBeNull();
  await start('pairs');
  expect(await screen.findByRole('searchbox', { name: 'Search pairs' }, { timeout: 15_000 })).toBe(document.activeElement);
});

test('confirming an order twice sends it once', async () => {
  const page = await openDesk();

  await page.type('Price', '60000');
  await page.type('Amount', '0.01');
  await page.user.click(page.form().getByRole('button', { name: 'Buy BTC' }));
  const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Buy BTC' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await page.advance();
  expect(page.requests.filter((request) => request === 'POST /hk-web/v3/trade/order')).toHaveLength(1);
});

test('an invalid amount is reported at its field, and nothing is sent', async () => {
  const page = await openDesk();
  await page.type('Price', '60000');
  await page.type('Amount', '9');
  expect(page.form().getByText('Insufficient balance')).toBeDefined();
  await page.type('Amount', '0.00001');
  expect(page.form().getByText('The minimum order value is 5 USDT')).toBeDefined();
  await page.user.click(page.form().getByRole('button', { name: 'Buy BTC' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(page.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('clicking a price in the order book fills it into the form', async () => {
  const page = await openDesk();
  const asks = within(screen.getByRole('table', { name: 'Asks' }));
  const price = asks.getAllByRole('rowheader').at(-1) ?? expect.fail('no ask');
  await page.user.click(within(price).getByRole('button'));
  const input = page.form().getByRole<HTMLInputElement>('textbox', { name: 'Price' });
  expect(input.value).toBe(numberIn(price.textContent).replaceAll(',', ''));
});

test('on a phone a price clicked in the order book is kept for the form', async () => {
  const { user, advance } = await openDesk({ device: 'phone' });
  await user.click(await screen.findByRole('tab', { name: 'Order book' }));
  await screen.findByRole('group', { name: 'Order book' });
  await advance(300);
  const [price = expect.fail('no bid')] = within(screen.getByRole('table', { name: 'Bids' })).getAllByRole('rowheader');
  const picked = numberIn(price.textContent).replaceAll(',', '');
  await user.click(within(price).getByRole('button'));
  await act(() => user.click(screen.getByRole('button', { name: 'Sell' })));
  await advance();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Price' })).value).toBe(picked);
  expect(screen.getByRole('button', { name: 'Sell BTC' })).toBeDefined();
});

test('an open order can be edited, with its amount validated', async () => {
  const page = await openDesk({ scenario: 'order-waiting' });
  const edits = await page.orders().findAllByRole('button', { name: /^Edit: BTC/ }, { timeout: 10_000 });
  await page.user.click(edits[0] ?? expect.fail('nothing to edit'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit order' }));
  await page.user.clear(dialog.getByRole('textbox', { name: 'Amount' }));
  expect(dialog.getByText('Enter a value above zero')).toBeDefined();
  await page.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '0.02');
  await page.user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await page.advance();
  const { list } = page.world().db.spotOrders.find({ where: { owner: personas.trader.login.fid, isOpen: true } });
  expect(list.map((order) => order.amount)).toContain('0.02');
});

test('a visitor sees the market and a login link that leads back', async () => {
  const page = await openDesk({ as: 'visitor' });
  expect(page.form().queryByRole('button', { name: 'Buy BTC' })).toBeNull();
  const link = page.form().getByRole('link', { name: 'Log in to trade' });
  expect(link.getAttribute('href')).toContain(`redirect=${encodeURIComponent('/en_US/trade/exchange/?tradeCode=btc_usdt')}`);
  expect(page.requests.filter((request) => request.includes('/trade/open-list'))).toEqual([]);
});

test('an unknown pair is reported as not listed', async () => {
  await openDesk({ code: 'gone_usdt' });
  expect(screen.getByText('This pair is not listed')).toBeDefined();
});

test('no order can be placed on a halted pair, and the form says why', async () => {
  const page = await openDesk({ code: 'kas_alts', scenario: 'order-market-halted' });
  expect(page.form().getByRole('form').textContent).toMatch(/^Trading is halted.*Available/);
  expect(page.form().getByRole<HTMLButtonElement>('button', { name: 'Buy KAS' }).disabled).toBe(true);
});

test('a pair that opens soon shows a countdown, and the form enables itself at that time', async () => {
  const page = await openDesk({ code: 'pendle_alts', scenario: 'pair-opens-soon' });
  expect(screen.getByText('Opening soon')).toBeDefined();
  expect(await screen.findByText('Opens in')).toBeDefined();
  expect(page.form().getByText(/Trading of PENDLE opens at/)).toBeDefined();
  const button = () => page.form().getByRole<HTMLButtonElement>('button', { name: 'Buy PENDLE' });
  expect(button().disabled).toBe(true);
  expect(await screen.findByText('The chart begins with the first trade.')).toBeDefined();
  // The form follows the clock, not the next response about the pair.
  page.intercept('/hk-web/v3/getOneTradeInfo', offline);
  await page.advance(2 * minute);
  expect(button().disabled).toBe(false);
  expect(page.form().queryByText(/halted/)).toBeNull();
});

test('a pair about to be delisted shows when, and links to the withdrawal of its coin', async () => {
  const page = await openDesk({ code: 'gala_alts', scenario: 'pair-delisting' });
  expect(screen.getByText('Delisted in')).toBeDefined();
  expect(page.form().getByText(/GALA will be delisted at/)).toBeDefined();
  expect(page.form().getByRole('link', { name: 'Withdraw GALA' })).toBeDefined();
  expect(page.form().getByRole<HTMLButtonElement>('button', { name: 'Buy GALA' }).disabled).toBe(false);
});

test('a leveraged token shows its net value and leverage', async () => {
  await openDesk({ code: 'btc3l_etf' });
  expect(await screen.findByText('Target / actual', undefined, { timeout: 15_000 })).toBeDefined();
  expect(screen.getByText('Net value')).toBeDefined();
});

test('a lost connection is reported in the order book until the next response', async () => {
  const page = await openDesk();
  page.intercept('/hk-web/v3/fullDepth', offline);
  await page.advance(300);
  expect(screen.getByText('Connection lost. Prices are not up to date.')).toBeDefined();
  page.intercept('/hk-web/v3/fullDepth', null);
  await page.advance(300);
  expect(screen.queryByText('Connection lost. Prices are not up to date.')).toBeNull();
});
