import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { multiply } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { pairByName } from '@mocks/exchange/markets';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { PreMarketPage } from './page';

immediateFrames();
/** Full pages are slow when many tests run in parallel. */
vi.setConfig({ testTimeout: 30_000 });

async function openPage(search = '', options: RenderOptions = {}) {
  const page = await renderApp(<PreMarketPage />, { as: 'trader', at: `/preMarket${search}`, ...options });
  await page.advance(300);
  return { ...page, world: () => page.exchange.simulation.world() };
}
const desk = (options: RenderOptions = {}, more = '') => openPage(`?pair=tesl_usdt${more}`, options);
/** The order form is loaded lazily. */
const amountField = () => screen.findByRole('textbox', { name: 'Amount' }, { timeout: 20_000 });
const form = () => within(screen.getByRole('region', { name: 'Place order' }));

test('all tokens are listed by stage, tradable ones first', async () => {
  await openPage();
  const list = screen.getByRole('table', { name: 'Pre-market tokens' });
  const names = within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['TESL/USDT', 'KORA/USDT', 'HLCN/USDT']);
  expect(names.slice(3)).toEqual(['FERRO/USDT', 'VELA/USDT', 'NIMBO/USDT', 'OSMIA/USDT', 'LYRIC/USDT']);
  expect(within(list).getAllByText('Upcoming')).toHaveLength(2);
});

test('the stage of the URL filters the list', async () => {
  await openPage('?stage=settling');
  const list = screen.getByRole('table', { name: 'Pre-market tokens' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['FERRO/USDT']);
  expect(within(list).getByText('Delivery ends in')).toBeDefined();
});

test('an unknown stage shows all tokens', async () => {
  await openPage('?stage=gone');
  expect(within(screen.getByRole('table', { name: 'Pre-market tokens' })).getAllByRole('link')).toHaveLength(8);
});

test('a sell order shows its collateral before it is sent, and the exchange reserves that amount', async () => {
  const page = await desk();
  await amountField();
  await page.user.click(form().getByRole('radio', { name: 'Sell' }));
  const price = form().getByRole('textbox', { name: 'Price' });
  await page.user.clear(price);
  const { tradeId } = pairByName('TESL_USDT');
  await page.user.type(price, multiply(page.world().market.price(tradeId, page.world().now), '2').slice(0, 7));
  await page.user.type(form().getByRole('textbox', { name: 'Amount' }), '400');
  await page.user.click(form().getByRole('button', { name: 'Sell TESL' }));
  await page.advance();
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('Collateral')).toBeDefined();
  await page.user.click(dialog.getByRole('button', { name: 'Sell TESL' }));
  await page.advance();
  const [order] = page.world().db.premarketOrders.find({ where: { owner: personas.trader.login.fid } }).list;
  expect(order).toMatchObject({ side: 'sell', amount: '400', state: 'open' });
  expect(order?.pledge).toBe(multiply(order?.price ?? '0', '400'));
});

test('collateral and delivery fee use the rates of the token', async () => {
  const page = await desk({
    prepare: ({ exchange, intercept }) =>
      intercept('/hk-web/premarket/pairs', async (request) => {
        const answer = await exchange.transport(request);
        const text = (await answer.text()).replaceAll('"collateralRate":"1"', '"collateralRate":"0.5"');
        return new Response(text.replaceAll('"feeRate":"0.01"', '"feeRate":"0.02"'), answer);
      }),
  });
  const amount = await amountField();
  await page.user.click(form().getByRole('radio', { name: 'Sell' }));
  const price = form().getByRole('textbox', { name: 'Price' });
  await page.user.clear(price);
  await page.user.type(price, '0.2');
  await page.user.type(amount, '400');
  const valueOf = (name: string) => form().getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Total', 'Collateral', 'Delivery fee'].map(valueOf)).toEqual([
    expect.stringMatching(/^80\sUSDT$/),
    expect.stringMatching(/^40\sUSDT$/),
    expect.stringMatching(/^1\.6\sUSDT$/),
  ]);
});

test('a collateral beyond the balance is reported at the field before submitting', async () => {
  const page = await desk();
  await page.user.type(await amountField(), '90000000');
  await page.advance();
  expect(form().getByText('Insufficient balance')).toBeDefined();
});

/** Opens the edit form of the first open order of a side. */
async function editing(side: 'Buy' | 'Sell') {
  const page = await desk({ scenario: 'premarket-waiting' }, '&tab=open');
  const row = await screen.findByRole('row', { name: new RegExp(`TESL/USDT.*${side}`) }, { timeout: 20_000 });
  await page.user.click(within(row).getByRole('button', { name: /^Edit: TESL/ }));
  await page.advance(500);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit order' }, { timeout: 20_000 }));
  const retype = async (name: 'Price' | 'Amount', text: string) => {
    const field = dialog.getByRole('textbox', { name });
    await page.user.clear(field);
    await page.user.type(field, text);
  };
  const save = dialog.getByRole('button', { name: 'Save changes' });
  const order = () =>
    page.world().db.premarketOrders.find({ where: { owner: personas.trader.login.fid, side: side === 'Buy' ? 'buy' : 'sell' } }).list[0];
  return { page, dialog, retype, save, order };
}

test('editing an open order updates its collateral on the exchange', async () => {
  const { page, retype, save, order } = await editing('Sell');
  await retype('Amount', '3000');
  await page.user.click(save);
  await page.advance(500);
  expect(screen.queryByRole('dialog', { name: 'Edit order' })).toBeNull();
  const changed = order();
  expect(changed).toMatchObject({ amount: '3000', state: 'open' });
  expect(changed?.pledge).toBe(multiply(changed?.price ?? '0', '3000'));
});

test('an invalid edit is reported at its field, and nothing is sent', async () => {
  const { dialog, retype, save, order } = await editing('Buy');
  const before = order();
  const isRefused = async (field: 'Price' | 'Amount', text: string, reason: RegExp) => {
    await retype(field, text);
    expect(dialog.getByText(reason)).toBeDefined();
    expect(save.matches(':disabled')).toBe(true);
  };
  await isRefused('Amount', '90000000', /^Insufficient balance$/);
  await isRefused('Amount', '0', /^Enter a value above zero$/);
  await retype('Amount', '4000');
  await isRefused('Price', '99', /too far/i);
  expect(order()).toEqual(before);
});

test('a holding with missing tokens shows their amount and links to the spot market', async () => {
  const page = await desk({ scenario: 'premarket-delivery-due' });
  await act(() => page.advance(500));
  const holdings = await screen.findByRole('table', { name: 'Holdings' });
  expect(within(holdings).getByText('5,000 TESL missing')).toBeDefined();
  expect(screen.getByText('Delivery in progress')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Trade TESL/USDT on spot' }).getAttribute('href')).toContain('tradeCode=tesl_usdt');
});

test.each(['spot.balances', 'premarket.openOrders', 'premarket.holdings'])(
  'an account that partly fails to load (%s) shows an error and can be retried',
  async (endpoint) => {
    const fails = { at: endpoint, when: {}, fault: { kind: 'status', status: 503 } } as const;
    const { world, user, advance } = await desk({ prepare: ({ exchange }) => void exchange.simulation.world().faults.set(fails) });
    const account = within(screen.getByRole('region', { name: 'Funds' }));
    expect(await account.findByText('Couldn’t load your account')).toBeDefined();
    world().faults.clear();
    await user.click(account.getByRole('button', { name: 'Try again' }));
    await advance();
    expect(account.getByText('Available').parentElement?.textContent).toMatch(/[\d,.]+\sUSDT$/);
  },
);

test('the user’s own trades of a token can be shown', async () => {
  const page = await desk({ scenario: 'premarket-holding' });
  await act(() => page.user.click(screen.getByRole('radio', { name: 'Mine' })));
  // They are loaded lazily and only then requested.
  const table = async () => {
    await page.advance(100);
    return screen.getByRole('table', { name: 'Your trades' });
  };
  const own = await vi.waitFor(table, { timeout: 15_000 });
  expect(within(own).getAllByRole('row').length).toBeGreaterThan(1);
});

test('a deal shows its outcome', async () => {
  const page = await desk({ scenario: 'premarket-defaulted' }, '&tab=deals');
  await act(() => page.advance(500));
  expect((await screen.findAllByText('Not delivered')).length).toBeGreaterThan(0);
});

test('an upcoming token shows when its pre-market opens', async () => {
  await openPage('?pair=vela_usdt');
  expect(screen.getByRole('heading', { name: 'Vela Layer (VELA)' })).toBeDefined();
  expect(screen.getByText('Opens in')).toBeDefined();
});

test('the token picker uses the same order as the list of all tokens', async () => {
  const { user } = await desk();
  await user.click(screen.getByRole('button', { name: /TESL\/USDT/ }));
  const list = await screen.findByRole('table', { name: 'Pre-market tokens' });
  const names = within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['TESL/USDT', 'KORA/USDT', 'HLCN/USDT', 'FERRO/USDT', 'VELA/USDT', 'NIMBO/USDT']);
});

test.each([
  ['premarket-waiting', ['Buy', 'Sell'], null],
  ['premarket-delivery-due', [], 'Trade TESL/USDT on spot'],
] as const)(
  'on a phone a token has trade buttons until it is listed, then a link to its spot market (%s)',
  async (scenario, buttons, linkName) => {
    await desk({ device: 'phone', scenario });
    const shown = (['Buy', 'Sell'] as const).filter((name) => screen.queryByRole('button', { name }) !== null);
    expect(shown).toEqual(buttons);
    expect(screen.queryByRole('link', { name: /on spot$/ })?.textContent ?? null).toBe(linkName);
  },
);

test('an unknown token links to the list of all tokens', async () => {
  await openPage('?pair=gone_usdt');
  expect(screen.getByRole('link', { name: 'All pre-market tokens' })).toBeDefined();
});
