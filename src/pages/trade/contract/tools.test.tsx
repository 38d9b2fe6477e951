import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { immediateFrames } from '@tests/support/app/frames';
import { orderFormLoaded } from '@tests/support/app/orderForm';
import { renderApp } from '@tests/support/app/renderApp';
import { ContractTradePage } from './page';

immediateFrames();

async function openDesk() {
  const page = await renderApp(<ContractTradePage />, { as: 'trader', at: '/contract/exchange/trade/?tradeName=btcusdt' });
  await page.advance(1_500);
  await orderFormLoaded(page);
  return { ...page, form: () => within(screen.getByRole('region', { name: 'Place order' })) };
}

test('the picker filters contracts by type, series and keyword, sorts them and shows the time to delivery; Enter opens the first match', async () => {
  const page = await openDesk();
  await act(() => page.user.click(screen.getByRole('button', { name: 'BTCUSDT Perpetual: choose another pair' })));
  await page.user.click(await screen.findByRole('radio', { name: 'Delivery' }, { timeout: 15_000 }));
  const list = () => within(screen.getByRole('list', { name: 'Pairs' }));
  const names = () =>
    list()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const all = names().length;
  await page.user.click(screen.getByRole('radio', { name: 'Weekly' }));
  expect(names().length).toBeLessThan(all);
  expect(names().map((name) => name?.replace(/ · .*/, ''))).toEqual(['BTCUSDT Weekly', 'ETHUSDT Weekly', 'SOLUSDT Weekly']);
  await page.advance(1_000);
  expect(list().getAllByText(/^Delivery in/)).toHaveLength(3);
  await page.user.click(screen.getByRole('button', { name: 'Last price: sort' }));
  await page.user.click(screen.getByRole('button', { name: 'Last price: sorted from highest to lowest' }));
  expect(screen.getByRole('button', { name: 'Last price: sorted from lowest to highest' })).toBeDefined();
  expect(names().map((name) => name?.slice(0, 3))).toEqual(['SOL', 'ETH', 'BTC']);
  const search = screen.getByRole('searchbox', { name: 'Search pairs' });
  await page.user.type(search, 'dogeusdt{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('DOGEUSDT Perpetual');
  await page.user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(search);
  await page.user.keyboard('{Enter}');
  await page.advance();
  expect(screen.queryByRole('searchbox', { name: 'Search pairs' })).toBeNull();
});

test('the calculator shows PnL, target price, liquidation price and maximum size', async () => {
  const page = await openDesk();
  await act(() => page.user.click(page.form().getByRole('button', { name: 'Calculator' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calculator' }, { timeout: 15_000 }));
  const enter = async (field: string, figure: string) => {
    const input = dialog.getByRole('textbox', { name: field });
    await page.user.clear(input);
    await page.user.type(input, figure);
  };
  const answer = (name: string) => dialog.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  await enter('Entry price', '60000');
  await enter('Exit price', '63000');
  await enter('Size', '0.1');
  expect(answer('PnL')).toMatch(/^300\sUSDT$/);
  await page.user.click(dialog.getByRole('radio', { name: 'Target' }));
  await enter('ROE to reach', '50');
  expect(answer('Target price')).toMatch(/^6[\d,.]+ USDT$/);
  await page.user.click(dialog.getByRole('radio', { name: 'Liq. price' }));
  await page.user.click(dialog.getByRole('radio', { name: 'Isolated' }));
  expect(answer('Est. liq. price')).toMatch(/^5[\d,.]+ USDT$/);
  await page.user.click(dialog.getByRole('radio', { name: 'Max. size' }));
  expect(answer('Max. size')).toMatch(/^[\d.]+\sBTC$/);
});
