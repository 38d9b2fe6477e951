import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { add, multiply, roundUp, truncate, type Decimal } from '@/contract/decimal';
import { market } from '@/contract/market';
import { spot, tradingAccount } from '@/contract/spot';
import { control } from '@mocks/control';
import { ask, type EndpointRef } from '@tests/support/browser/ask';
import { inputMode, inputModesOf, type InputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

const dogeUsdt = 1005;
const priceDecimals = 6;

type Depth = z.output<typeof market.depth.data>;
type Order = z.output<typeof spot.orderHistory.data>['list'][number];
type Fill = z.output<typeof spot.fills.data>['list'][number];

const withQuery = ({ method, path }: EndpointRef, query: string): EndpointRef => ({ method, path: `${path}?${query}` });

/** The lowest ask: its price and its amount. */
async function bestAsk(page: Page): Promise<readonly [price: Decimal, amount: Decimal]> {
  const { asks }: Depth = await ask(page, withQuery(market.depth, `tradeId=${dogeUsdt}&size=1`));
  if (!asks[0]) throw new Error('the order book has no asks');
  return asks[0];
}

/** The order that ended last, with its fills, from the API. */
async function lastOrder(page: Page): Promise<{ readonly order: Order; readonly fills: readonly Fill[] }> {
  const query = `account=${tradingAccount.spot}`;
  const { list: orders }: { readonly list: readonly Order[] } = await ask(page, withQuery(spot.orderHistory, query));
  const [order] = orders;
  if (!order) throw new Error('no order has ended');
  const { list: fills }: { readonly list: readonly Fill[] } = await ask(page, withQuery(spot.fills, `${query}&orderId=${order.orderId}`));
  return { order, fills };
}

const form = (page: Page) => page.getByRole('region', { name: 'Place order' });
const tabs = (page: Page) => page.getByRole('region', { name: 'Orders and funds' });

/** Fills in the fields of the order form, sends the order, and confirms it. */
async function buy(page: Page, input: InputMode, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await input.type(form(page).getByRole('textbox', { name, exact: true }), text);
  await input.press(form(page).getByRole('button', { name: 'Buy DOGE' }));
  await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Buy DOGE' }));
}

for (const name of inputModesOf(import.meta.url)) {
  test(
    `by ${name}: a user finds a pair, places a limit order that fills in part, changes and cancels it; its fills and fees match the API`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, '/trade/exchange/?tradeCode=btc_usdt', { as: 'trader' });
      await input.press(page.getByRole('button', { name: 'BTC/USDT: choose another pair' }));
      const pairs = page.getByRole('dialog', { name: 'Pairs' });
      await input.type(pairs.getByRole('searchbox', { name: 'Search pairs' }), 'doge');
      await input.press(pairs.getByRole('link', { name: 'DOGE/USDT' }));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('DOGE/USDT');

      await ask(page, control.thinBook, { of: 'DOGE_USDT', factor: '0.1' });
      await ask(page, control.clock, { frozen: true });
      const [price, askAmount] = await bestAsk(page);
      await buy(page, input, { Price: price, Amount: multiply(askAmount, '2') });
      await expect(page.getByText(/^Partially filled: bought [\d.,]+\sDOGE/)).toBeVisible();
      await expect(tabs(page).getByRole('meter', { name: 'Filled' })).toHaveAttribute('aria-valuetext', /50/);

      await input.press(tabs(page).getByRole('button', { name: /^Edit: DOGE/ }));
      const edit = page.getByRole('dialog', { name: 'Edit order' });
      await input.type(edit.getByRole('textbox', { name: 'Price' }), truncate(multiply(price, '0.98'), priceDecimals));
      await input.press(edit.getByRole('button', { name: 'Save changes' }));
      await expect(page.getByText('Order changed', { exact: true })).toBeVisible();
      await input.press(tabs(page).getByRole('button', { name: /^Cancel: DOGE/ }));
      await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order', exact: true }));
      await expect(page.getByText('Order canceled', { exact: true })).toBeVisible();

      const { order, fills } = await lastOrder(page);
      expect([order.filledAmount, add(...fills.map(({ amount }) => amount))]).toEqual([askAmount, askAmount]);
      await page.goto('/en_US/orderHome/coinTradeOrder?tab=history');
      await input.press(page.getByRole('button', { name: /^Details DOGE/ }).first());
      const parts = page.getByRole('table', { name: 'Fills' });
      await expect(parts.getByRole('rowheader')).toHaveCount(fills.length);
      for (const { fee } of fills) await expect(parts).toContainText(fee);
    },
  );

  test(`by ${name}: a stop-limit order waits for its trigger, is filled once the market reaches it, and appears in the history`, async ({
    page,
  }) => {
    const input = inputMode(page, name);
    await open(page, '/trade/exchange/?tradeCode=doge_usdt', { as: 'trader' });
    await input.press(form(page).getByRole('tab', { name: 'Stop-limit' }));
    const [price] = await bestAsk(page);
    const above = (times: Decimal) => roundUp(multiply(price, times), priceDecimals);
    await buy(page, input, { 'Stop price': above('1.02'), Price: above('1.05'), Amount: '500' });
    await expect(page.getByText('Buy order for DOGE/USDT waits for its trigger')).toBeVisible();
    await expect(tabs(page).getByRole('tab', { name: 'Plan orders 1' })).toBeVisible();

    await ask(page, control.move, { of: 'DOGE', percent: '3' });
    await expect(page.getByText(/^Bought 500\sDOGE/)).toBeVisible();
    await expect(tabs(page).getByRole('tab', { name: 'Plan orders 0' })).toBeVisible();
    const { order, fills } = await lastOrder(page);
    expect(add(...fills.map(({ turnover }) => turnover))).toBe(order.filledTurnover);
    await input.press(tabs(page).getByRole('tab', { name: 'Order history' }));
    await expect(tabs(page).getByRole('row', { name: /DOGE\/USDT.*Stop-limit.*Filled/ })).toHaveCount(1);
  });
}
