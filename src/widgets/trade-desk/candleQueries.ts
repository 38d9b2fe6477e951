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
      $params: $request.map((request) =>
        typeof request?.id === 'number' ? { query: { tradeId: request.id, interval: request.interval, size: request.size } } : null,
      ),
      poll,
    }),
    contract: query({
      endpoint: swap.contractCandles,
      $params: $request.map((request) =>
        typeof request?.id === 'string'
          ? { params: { contractCode: request.id }, query: { interval: request.interval, size: request.size } }
          : null,
      ),
      poll,
    }),
  };
}
