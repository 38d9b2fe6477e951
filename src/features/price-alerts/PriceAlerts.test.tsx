import { act, screen, within } from '@testing-library/react';
import { useUnit } from 'effector-react';
import { expect, test } from 'vitest';
import { largest } from '@/contract/decimal';
import { $pairs, LiveMarket } from '@/entities/market';
import { toastRequested } from '@/entities/toasts';
import { renderApp } from '@tests/support/app/renderApp';
import { collect } from '@tests/support/app/scope';
import { PriceAlertsButton } from './PriceAlertsButton';
// Preloads the lazy dialog, which may take longer than the test's timeout on a busy machine.
import './PriceAlertsDialog';

const minute = 60_000;

function Bitcoin() {
  const instrument = useUnit($pairs).list.find(({ id }) => id === 1001) ?? null;
  return <PriceAlertsButton instrument={instrument} />;
}

test('a price alert is created, listed, edited, reported when triggered, and deleted', async () => {
  const alerts = (
    <LiveMarket side="spot">
      <Bitcoin />
    </LiveMarket>
  );
  const page = await renderApp(alerts, { as: 'trader', at: '/trade/exchange/?tradeCode=btc_usdt' });
  const toasts = collect(toastRequested, page.scope);
  await act(() => page.user.click(screen.getByRole('button', { name: 'Price alerts' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Price alerts: BTC/USDT' }, { timeout: 15_000 }));
  expect(await dialog.findByText('No price alerts yet')).toBeDefined();
  const price = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Alert price' });
  await page.user.type(price(), '40000');
  await act(() => page.user.click(dialog.getByRole('button', { name: 'Create alert' })));
  await page.advance();
  expect(dialog.getByText('BTC/USDT · Falls to 40,000.00')).toBeDefined();
  // Without a price nothing is created, and the focus does not move.
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Create alert' }));
  await act(() => page.user.click(dialog.getByRole('button', { name: 'Create alert' })));
  expect(dialog.getAllByText('Enter a price').length).toBeGreaterThan(0);
  await act(() => page.user.click(dialog.getByRole('button', { name: 'Edit alert: BTC/USDT 40,000.00' })));
  expect(price().value.replaceAll(',', '')).toBe('40000');
  const world = page.exchange.simulation.world();
  const { market, now } = world;
  const highs = market.candles(1001, '1m', now + minute, now + 3 * minute).map(({ high }) => high);
  await page.user.clear(price());
  await page.user.type(price(), largest(market.price(1001, now), ...highs));
  await act(() => page.user.click(screen.getByRole('button', { name: 'Save alert' })));
  world.advanceTo(now + 4 * minute);
  await page.advance(4 * minute);
  const toastKeys = toasts.map(({ text }) => ('key' in text ? text.key : ''));
  expect(toastKeys).toEqual(['trade.alertCreated', 'trade.alertChanged', 'trade.alertFired_above']);
  const [fired] = toasts.slice(-1);
  expect(fired?.text).toEqual(
    expect.objectContaining({ values: { pair: 'BTC/USDT', price: expect.stringMatching(/^\d{2,3},\d{3}\.\d{2}$/) } }),
  );
  await act(() => page.user.click(screen.getByRole('button', { name: /^Delete alert: / })));
  await page.advance();
  expect(document.activeElement).toBe(screen.getByText('No price alerts yet'));
});

test('a visitor is asked to log in', async () => {
  const alerts = (
    <LiveMarket side="spot">
      <Bitcoin />
    </LiveMarket>
  );
  const page = await renderApp(alerts, { at: '/trade/exchange/?tradeCode=btc_usdt' });
  await act(() => page.user.click(screen.getByRole('button', { name: 'Price alerts' })));
  expect(await screen.findByRole('link', { name: 'Log in to trade' }, { timeout: 15_000 })).toBeDefined();
});
