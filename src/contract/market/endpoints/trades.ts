import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { Candle, CandleQuery, Depth, MarketTrade, SizedTradeQuery, TradeInfo, TradeQuery } from '../schema/trades';

export const depth = endpoint('market.depth', {
  method: 'GET',
  path: '/hk-web/v3/fullDepth',
  access: 'public',
  query: SizedTradeQuery,
  data: Depth,
  codes: [code.notFound],
  assumed: 'only the path is shown, no parameter or field',
});

export const tradeInfo = endpoint('market.tradeInfo', {
  method: 'GET',
  path: '/hk-web/v3/getOneTradeInfo',
  access: 'public',
  query: TradeQuery,
  data: TradeInfo,
  codes: [code.notFound],
  assumed: 'that this call returns the spot trade info is not shown',
});

export const realTimeTrades = endpoint('market.realTimeTrades', {
  method: 'GET',
  path: '/hk-web/v3/realTimeTrade',
  access: 'public',
  query: SizedTradeQuery,
  data: z.array(MarketTrade),
  codes: [code.notFound],
  assumed: 'only the path is shown and that it takes parameters',
});

export const candles = endpoint('market.candles', {
  method: 'GET',
  path: '/hk-web/kline-history/market/klines',
  access: 'public',
  query: CandleQuery,
  data: z.array(Candle),
  codes: [code.notFound],
  assumed: 'no document lists candles; placed beside the trend lines',
});
