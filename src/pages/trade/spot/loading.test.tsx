import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { market } from '@/contract/market';
import { renderApp } from '@tests/support/app/renderApp';
import { SpotTradePage } from './page';

test.each(['desktop', 'phone'] as const)(
  'until the pair is loaded, the shown parts of the page show a loading state (%s)',
  async (device) => {
    await renderApp(<SpotTradePage />, {
      as: 'trader',
      at: '/trade/exchange/?tradeCode=btc_usdt',
      device,
      prepare: ({ hold }) => void hold(market.tradeSupport.path),
    });
    const parts =
      device === 'phone'
        ? [await screen.findByRole('tabpanel', { name: 'Chart' })]
        : ['Chart', 'Order book', 'Trades', 'Place order'].map((name) => screen.getByRole('region', { name }));
    for (const part of parts) expect(within(part).getByText('Loading…')).toBeDefined();
  },
);

test('an order is validated and can be placed only once its prices are loaded', async () => {
  let release = () => {};
  const { user } = await renderApp(<SpotTradePage />, {
    as: 'trader',
    at: '/trade/exchange/?tradeCode=btc_usdt',
    prepare: ({ hold }) => void (release = hold(market.depth.path)),
  });
  const form = within(screen.getByRole('region', { name: 'Place order' }));
  await user.click(await form.findByRole('tab', { name: 'Market' }));
  await user.type(form.getByRole('textbox', { name: 'Total' }), '500');
  expect(form.queryByText(/^The minimum/)).toBeNull();
  const buy = () => form.getByRole('button', { name: /Buy BTC/ });
  expect(buy().getAttribute('aria-disabled')).toBe('true');
  await act(async () => release());
  await waitFor(() => expect(buy().getAttribute('aria-disabled')).toBeNull());
  await user.click(buy());
  expect(await screen.findByRole('alertdialog', { name: /Buy BTC/ })).toBeDefined();
});

test('when the order book fails to load, book and trades, read together, show an error with a retry', async () => {
  const fault = { at: 'market.depth', when: {}, fault: { kind: 'status', status: 503 } } as const;
  await renderApp(<SpotTradePage />, {
    as: 'trader',
    at: '/trade/exchange/?tradeCode=btc_usdt',
    prepare: ({ exchange }) => void exchange.simulation.world().faults.set(fault),
  });
  for (const text of ['Couldn’t load the order book', 'Couldn’t load the trades']) expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});
