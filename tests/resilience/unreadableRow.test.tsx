import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { market } from '@/contract/market';
import { swap } from '@/contract/swap';
import type { Transport } from '@/shared/api';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { RoutedApp } from '@tests/support/app/RoutedApp';

immediateFrames();

const Rows = z.object({ data: z.array(z.looseObject({ baseCurrency: z.string() })) });

/** Responds with a list of the exchange in which the rows of one coin lack their quote currency. */
const withoutQuote =
  (transport: Transport, coin: string): Transport =>
  async (request) => {
    const answer: unknown = await (await transport(request)).json();
    const { data } = Rows.parse(answer);
    const odd = data.map((row) => (row.baseCurrency === coin ? { ...row, quoteCurrency: undefined } : row));
    return Response.json({ ...Object(answer), data: odd });
  };

test.each([
  ['spot', '/trade/exchange/?tradeCode=btc_usdt', market.tradeSupport.path, 'BTC/USDT'],
  ['margin', '/margin/trade/btc_usdt', market.tradeSupport.path, 'BTC/USDT'],
  ['contract', '/contract/exchange/trade/?tradeName=btcusdt', swap.perpetualList.path, 'BTCUSDT'],
])(
  'a %s screen whose own row cannot be read says that it could not be loaded, and loads when the user tries again',
  async (_, at, path, name) => {
    const page = await renderApp(<RoutedApp />, {
      as: 'trader',
      at,
      prepare: ({ intercept, exchange }) => intercept(path, withoutQuote(exchange.transport, 'BTC')),
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Couldn’t load this content');
    expect(document.body.textContent).not.toContain('not listed');
    page.intercept(path, null);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await page.advance(300);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name);
  },
);
