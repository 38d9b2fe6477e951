import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { largest } from '@/contract/decimal';
import { toastRequested } from '@/entities/toasts';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { collect } from '@tests/support/app/scope';
import { SpotTradePage } from './page';

immediateFrames();

const minute = 60_000;

test('a price alert is set, listed with the line of its chart, changed, tells when it goes off, and is deleted', async () => {
  const page = await renderApp(<SpotTradePage />, { as: 'trader', at: '/trade/exchange/?tradeCode=btc_usdt' });
  const toasts = collect(toastRequested, page.scope);
  const button = await screen.findByRole('button', { name: 'Price alerts' }, { timeout: 15_000 });
  await act(() => page.user.click(button));
  const dialog = within(await screen.findByRole('dialog', { name: 'Price alerts: BTC/USDT' }, { timeout: 15_000 }));
  expect(dialog.getByText('No price alerts yet')).toBeDefined();
  await page.user.type(dialog.getByRole('textbox', { name: 'Alert price' }), '40000');
  expect(dialog.getByText(/You are told when the price falls to 40,000.00/)).toBeDefined();
  await act(() => page.user.click(dialog.getByRole('button', { name: 'Create alert' })));
  await page.advance();
  expect(dialog.getByText('BTC/USDT · Falls to 40,000.00')).toBeDefined();
  await act(() => page.user.click(dialog.getByRole('button', { name: 'Edit alert: BTC/USDT 40,000.00' })));
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Alert price' });
  expect(price.value.replaceAll(',', '')).toBe('40000');
  const { market, now } = page.exchange.simulation.world();
  const highs = market.candles(1001, '1m', now + minute, now + 3 * minute).map(({ high }) => high);
  await page.user.clear(price);
  await page.user.type(price, largest(market.price(1001, now), ...highs));
  await act(() => page.user.click(screen.getByRole('button', { name: 'Save alert' })));
  await page.advance(3 * minute);
  expect(toasts.map(({ text }) => 'key' in text && text.key)).toEqual([
    'trade.alertCreated',
    'trade.alertChanged',
    'trade.alertFired_above',
  ]);
  await act(() => page.user.click(screen.getByRole('button', { name: /^Delete alert: / })));
  await page.advance();
  expect(screen.getByText('No price alerts yet')).toBeDefined();
});
