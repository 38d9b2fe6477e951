import type { Store } from 'effector';
import { market, type Candle, type CandleInterval } from '@/contract/market';
import { swap } from '@/contract/swap';
import type { MarketId, MarketSide } from '@/entities/market';
import { query, type Query } from '@/shared/api';

/** Which candles are asked for: of a pair or a contract, the newest `size` of them. */
interface CandleRequest {
  readonly id: MarketId;
  readonly interval: CandleInterval;
  readonly size: number;
}

/** Asks for candles by the call of the market they are of, again so many ms after each answer where `poll` says so. */
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
