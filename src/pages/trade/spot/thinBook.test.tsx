import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TradeCommandsGate } from '@/entities/shortcuts';
import type { ScenarioName } from '@mocks/scenarios';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { SpotTradePage } from './page';

immediateFrames();

async function openBook(scenario: ScenarioName) {
  const page = await renderApp(<SpotTradePage />, { as: 'trader', scenario, at: '/trade/exchange/?tradeCode=ordi_alts' });
  await page.advance(300);
  await screen.findByRole('tablist', { name: 'Order type' });
  await screen.findByRole('group', { name: 'Order book' });
  await page.advance(300);
  const form = () => within(screen.getByRole('region', { name: 'Place order' }));
  const type = async (field: string, text: string) => {
    const input = form().getByRole('textbox', { name: field });
    await page.user.clear(input);
    await page.user.type(input, text);
  };
  const choose = (kind: string) => page.user.click(form().getByRole('tab', { name: kind }));
  const readOut = async () => {
    const { run } = page.scope.getState(TradeCommandsGate.state);
    await act(async () => run('readOut'));
  };
  const orders = () => page.requests.filter((request) => request === 'POST /hk-web/v3/trade/order');
  const isOffered = (price: string) => !form().getByRole<HTMLButtonElement>('button', { name: price }).disabled;
  return { ...page, form, type, choose, readOut, orders, isOffered };
}

test('a market order on a thin book shows its average price, slippage and available amount', async () => {
  const { form, choose, type } = await openBook('book-thin');
  await choose('Market');
  await type('Total', '12000');
  expect(form().getByText('Est. average price').nextElementSibling?.textContent).toMatch(/^\d+\.\d+\sUSDT$/);
  expect(form().getByText(/this would cost about \d+\.\d\d% more than the mid price\. Only about [\d.]+\sORDI is on offer/)).toBeDefined();
});

test('without asks, market buys are rejected at the field and the best ask is disabled, while selling works', async () => {
  const { form, choose, type, user, orders, readOut, isOffered } = await openBook('book-no-asks');
  expect(screen.getByText('No asks')).toBeDefined();
  expect(isOffered('Best ask')).toBe(false);
  await choose('Market');
  await type('Total', '500');
  expect(form().getByText(/^Nobody sells near the last price/)).toBeDefined();
  await user.click(form().getByRole('button', { name: 'Buy ORDI' }));
  expect([orders(), screen.queryByRole('alertdialog')]).toEqual([[], null]);
  await user.click(form().getByRole('radio', { name: 'Sell' }));
  await type('Amount', '1');
  expect(form().queryByText(/^Nobody/)).toBeNull();
  await choose('Limit');
  expect([isOffered('Best bid'), isOffered('Best ask')]).toEqual([true, false]);
  await user.click(form().getByRole('button', { name: 'Best bid' }));
  await readOut();
  const price = form().getByRole<HTMLInputElement>('textbox', { name: 'Price' }).value;
  expect(screen.getByText(new RegExp(`^ORDI/USDT: [\\d.]+\\. Best bid ${price}, no asks\\.`))).toBeDefined();
});

test('an empty order book is reported in book, depth chart and read-out, and the last price stays visible', async () => {
  const { advance, user, readOut, form, type } = await openBook('book-empty');
  const book = within(screen.getByRole('region', { name: 'Order book' }));
  expect(book.getByText('The order book is empty')).toBeDefined();
  expect(book.getByRole('group', { name: 'Order book' }).textContent).toMatch(/^\d+\.\d+/);
  await user.click(within(screen.getByRole('region', { name: 'Chart' })).getByRole('radio', { name: 'Depth' }));
  await advance(2_000);
  expect(await within(screen.getByRole('region', { name: 'Chart' })).findByText('The order book is empty')).toBeDefined();
  await readOut();
  expect(screen.getByText(/^ORDI\/USDT: [\d.]+\. The order book is empty\./)).toBeDefined();
  await user.click(form().getByRole('button', { name: /^Time in force|Good till/ }));
  await user.click(screen.getByRole('option', { name: /Fill or kill/ }));
  await type('Amount', '10');
  expect(form().getByText('The order book can’t fill the full amount at this price')).toBeDefined();
});

test('the depth chart of a one-sided book is centred on the last price', async () => {
  const { advance, user } = await openBook('book-no-asks');
  const chart = () => within(screen.getByRole('region', { name: 'Chart' }));
  await user.click(chart().getByRole('radio', { name: 'Depth' }));
  await advance(2_000);
  const figure = await chart().findByRole('figure', { name: /^Depth of ORDI/ });
  expect(figure.textContent).toMatch(/Last price/);
});
