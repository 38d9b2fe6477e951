import * as z from 'zod/mini';
import { market } from '@/contract/market';
import type { Transport } from '@/shared/api';
import { respondWith } from './transferForm';

const tickersResponse = z.object({ data: market.tickers.data });

/** Responds with the tickers of the exchange, in which one pair has changed by a given percentage. */
export const changedTicker =
  (exchange: { readonly transport: Transport }, tradeid: number, change: string): Transport =>
  async (request) => {
    const { data } = tickersResponse.parse(await (await exchange.transport(request)).json());
    return respondWith(data.map((ticker) => (ticker.tradeid === tradeid ? { ...ticker, change } : ticker)))(request);
  };
