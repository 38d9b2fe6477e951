import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { personas } from '@fixtures/personas';
import { scenarios } from '@mocks/scenarios';
import { toastRequested } from '@/entities/toasts';
import { openContractDesk } from '@tests/support/app/contractDesk';
import { immediateFrames } from '@tests/support/app/frames';
import type { RenderOptions } from '@tests/support/app/renderApp';
import { collect } from '@tests/support/app/scope';

immediateFrames();

const minute = 60_000;

const openDesk = (options: RenderOptions & { readonly code: string }) => openContractDesk({ as: 'deliveryTrader', ...options });

/** Advances the page's clock to that of the exchange, whose scenario is set at another time. */
const syncClock: NonNullable<RenderOptions['prepare']> = ({ clock, exchange }) => {
  clock.advance(exchange.simulation.world().now - clock.now());
};

test('a delivery contract shows its delivery time, and its settlement is announced', async () => {
  const page = await openDesk({ scenario: 'delivery-soon', code: 'btcusdt_d&type=week' });
  const toasts = collect(toastRequested, page.scope);
  expect(screen.getByRole('banner').textContent).toMatch(/Weekly · 2026-01-09.*Delivery in/);
  await page.advanceExchange(6 * minute);
  expect(toasts.map(({ text }) => 'key' in text && text.key)).toContain('contract.settled_long');
});

test.each(['delivery-soon', 'delivery-reduce-only', 'coin-margined-delivery'] as const)(
  'the link of a delivery scenario opens the expiring contract: %s',
  async (scenario) => {
    const { address, persona } = scenarios[scenario];
    await openDesk({ as: persona, scenario, code: address.split('tradeName=')[1] ?? '', prepare: syncClock });
    expect(screen.getByRole('banner').textContent).toContain('2026-01-09');
  },
);

test.each([
  { code: 'btcusdt_260109_d', isWarned: true },
  { code: 'btcusdt_260116_d', isWarned: false },
])('within the hour before delivery the order form warns about it: $code', async ({ code, isWarned }) => {
  const page = await openDesk({
    scenario: 'delivery-soon',
    code,
    prepare: syncClock,
  });
  expect(screen.getByRole('banner').textContent).toContain('Delivery in');
  expect(page.form().queryByText(/^Delivery in less than an hour/) !== null).toBe(isWarned);
});

/** Opens the weekly contract shortly before its delivery and advances past it. */
async function openUntilDelivered(options: RenderOptions = {}) {
  const page = await openDesk({ scenario: 'delivery-soon', code: 'btcusdt_d&type=week', prepare: syncClock, ...options });
  const announced = vi.spyOn(page.announcer, 'polite');
  page.world().advanceTo(page.world().now + 5 * minute);
  await page.advance(5 * minute);
  return { ...page, announced: () => announced.mock.calls.map(([text]) => text) };
}

test('after delivery the ticker shows the settlement price instead of the countdown, announced once', async () => {
  const page = await openUntilDelivered();
  const ticker = screen.getByRole('banner');
  const price = page.world().market.settlementPrice('btcusdt_260109_d');
  // The component that shows it is loaded lazily.
  await waitFor(() => expect(ticker.textContent?.replaceAll(',', '')).toContain(`Settlement price${price}`));
  expect(ticker.textContent).not.toMatch(/Delivery in|Mark/);
  expect(ticker.textContent).toContain('Delivered2026-01-09');
  await page.advance(10_000);
  expect(page.announced().filter((text) => text === 'BTCUSDT 260109 has been delivered.')).toHaveLength(1);
});

test('after delivery the order book says that the contract is no longer traded, and the open interest is zero', async () => {
  const page = await openUntilDelivered();
  const book = within(screen.getByRole('region', { name: 'Order book' }));
  const delivered = 'This contract has been delivered and is no longer traded.';
  expect(await book.findByText(delivered, {}, { timeout: 20_000 })).toBeDefined();
  expect(screen.getByRole('banner').textContent).toMatch(/Open interest0 BTC/);
  expect(page.announced()).not.toContain('The order book is empty.');
});

test('a delivered contract stays on screen and links to the next of its series once that is listed', async () => {
  const page = await openUntilDelivered();
  await page.advance(3_000);
  expect(screen.getByRole('banner').textContent).toContain('2026-01-09');
  const next = await page.form().findByRole('link', { name: 'Next contract: BTCUSDT 260116' });
  expect(page.form().queryByRole('button', { name: /long|short/i })).toBeNull();
  expect(next.getAttribute('href')).toMatch(/tradeName=btcusdt_260116_d$/);
});

test('after delivery the order form says so and links to the position history', async () => {
  const { form } = await openUntilDelivered();
  expect(form().getByText(/^This contract has been delivered\./)).toBeDefined();
  expect(form().queryByText(/can only be closed|halted/)).toBeNull();
  expect(form().getByRole('link', { name: 'Position history' }).getAttribute('href')).toMatch(/bizType=deliver&tab=past$/);
});

test('the URL of a series opens the next contract after a delivery', async () => {
  await openDesk({
    scenario: 'delivery-soon',
    code: 'btcusdt_d&type=week',
    prepare: (page) => {
      page.exchange.simulation.world().advanceTo(page.exchange.simulation.world().now + 6 * minute);
      void syncClock(page);
    },
  });
  expect(screen.getByRole('banner').textContent).toContain('Weekly · 2026-01-16');
});

test('the focus stays in the order form when its contract is delivered', async () => {
  const page = await openDesk({ scenario: 'delivery-reduce-only', code: 'btcusdt_d&type=week', prepare: syncClock });
  await page.user.click(page.form().getByRole('textbox', { name: 'Size' }));
  page.world().advanceTo(page.world().now + 3 * minute);
  await page.advance(3 * minute);
  expect(page.form().getByText(/^This contract has been delivered\./)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Place order' }).contains(document.activeElement)).toBe(true);
});

test('a contract that the exchange still trades keeps its form even if the device clock is ahead', async () => {
  const page = await openDesk({ scenario: 'delivery-reduce-only', code: 'btcusdt_d&type=week', prepare: syncClock });
  await page.advance(3 * minute);
  expect(page.form().getByRole('button', { name: 'Close long' })).toHaveProperty('disabled', false);
  expect(page.form().queryByText(/^This contract has been delivered/)).toBeNull();
});

test('on a phone a link to the next contract replaces the trade buttons after delivery', async () => {
  const page = await openUntilDelivered({ device: 'phone' });
  await page.advance(3_000);
  expect(screen.getByText('Contract delivered')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Next contract: BTCUSDT 260116' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Close (short|long)|Buy|Sell/ })).toBeNull();
});

test('a contract delivered earlier says so and links to the current one', async () => {
  await openDesk({ code: 'btcusdt_250328_d' });
  expect(screen.getByRole('heading', { level: 1, name: 'This contract has been delivered' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Trade the current contract' }).getAttribute('href')).toContain('tradeName=btcusdt_d');
  expect(screen.getByRole('link', { name: 'Position history' }).getAttribute('href')).toMatch(/bizType=deliver&tab=past$/);
  expect(await screen.findByText(/Settlement price: [\d,.]+\sUSDT/)).toBeDefined();
});

/** Opens the weekly contract within the last minutes before its delivery, by the page's clock too. */
const openClosing = (options: RenderOptions = {}) =>
  openDesk({
    scenario: 'delivery-reduce-only',
    code: 'btcusdt_d&type=week',
    ...options,
    prepare: syncClock,
  });

test('in the last minutes before delivery the order form only closes positions and says why', async () => {
  const page = await openClosing();
  const effect = page.form().getByRole('radiogroup', { name: 'Open or close' });
  expect(within(effect).getByRole('radio', { name: 'Open' })).toHaveProperty('disabled', true);
  expect(within(effect).getByRole('radio', { name: 'Close', checked: true })).toBeDefined();
  const reason = document.getElementById(effect.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/^Delivery in a few minutes: positions can only be closed now/);
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.user.type(page.form().getByRole('textbox', { name: 'Size' }), '0.01');
  expect(page.form().queryByRole('button', { name: 'Open long' })).toBeNull();
  await page.user.click(page.form().getByRole('button', { name: 'Close long' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('Close long');
});

test('in one-way mode the order form is reduce-only in the last minutes before delivery', async () => {
  const page = await openClosing({ as: 'trader' });
  page.world().positions.positionActions.set(personas.trader.login.fid, 'btcusdt_260109_d', { positionMode: 'oneWay' }, page.world().now);
  await page.advance(6_000);
  const reduces = page.form().getByRole('checkbox', { name: 'Reduce only – required before delivery', checked: true });
  expect(reduces).toHaveProperty('disabled', true);
  expect(page.form().getByRole('button', { name: 'Close short' })).toBeDefined();
});

test('on a phone the trade buttons are close-only before delivery and say so', async () => {
  await openClosing({ device: 'phone' });
  const note = screen.getByText('Close-only before delivery');
  for (const name of ['Close short', 'Close long'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-describedby')).toBe(note.id);
  expect(screen.queryByRole('button', { name: 'Buy / Long' })).toBeNull();
});
