import type { Store } from 'effector';
import { market, type Candle, type CandleInterval } from '@/contract/market';
import { swap } from '@/contract/swap';
import type { MarketId, MarketSide } from '@/entities/market';
import { query, type Query } from '@/shared/api';

/** A request for the newest `size` candles of a pair or contract. */
interface CandleRequest {
  readonly id: MarketId;
  readonly interval: CandleInterval;
  readonly size: number;
}

/** Creates the candle queries per market; with `poll`, they refetch that many ms after each response. */
export function candleQueries(
  $request: Store<CandleRequest | null>,
  poll?: { readonly every: number },
): Readonly<Record<MarketSide, Query<Candle[]>>> {
  return {
    spot: query({
      endpoint: market.candles,
      $params: $request.map((asked) =>
        typeof asked?.id === 'number' ? { query: { tradeId: asked.id, interval: asked.interval, size: asked.size } } : null,
      ),
      poll,
    }),
    contract: query({
      endpoint: swap.contractCandles,
      $params: $request.map((asked) =>
        typeof asked?.id === 'string'
          ? { params: { contractCode: asked.id }, query: { interval: asked.interval, size: asked.size } }
          : null,
      ),
      poll,
    }),
  };
}
