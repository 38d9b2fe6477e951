import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { market } from '@/contract/market';
import { renderApp } from '@tests/support/app/renderApp';
import { SpotTradePage } from './page';

test.each(['desktop', 'phone'] as const)('until the pair is known every part of the screen says that it loads (%s)', async (device) => {
  await renderApp(<SpotTradePage />, {
    as: 'trader',
    at: '/trade/exchange/?tradeCode=btc_usdt',
    device,
    prepare: ({ hold }) => void hold(market.tradeSupport.path),
  });
  const parts =
    device === 'phone'
      ? [screen.getByRole('tabpanel', { name: 'Chart' })]
      : ['Chart', 'Order book', 'Trades', 'Place order'].map((name) => screen.getByRole('region', { name }));
  for (const part of parts) expect(within(part).getByText('Loading…')).toBeDefined();
});
