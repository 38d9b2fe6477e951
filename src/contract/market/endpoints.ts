import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import { Recommendation, SearchRequest, SearchResult } from './schema/search';
import { ContractTicker, SpotPair, Ticker } from './schema/tickers';
import { Candle, CandleQuery, Depth, MarketTrade, SizedTradeQuery, TradeInfo, TradeQuery } from './schema/trades';
import { TrendLineQuery, TrendLines } from './schema/trendLines';

export const searchResult = endpoint('market.searchResult', {
  method: 'GET',
  path: '/hk-web/market/search/result',
  access: 'public',
  query: SearchRequest,
  data: SearchResult,
  assumed: 'that this call answers the search result is not shown',
});

export const searchResultByPost = endpoint('market.searchResultByPost', {
  method: 'POST',
  path: '/hk-web/market/search/result',
  access: 'public',
  changes: false,
  body: SearchRequest,
  data: SearchResult,
  assumed: 'body and answer are not shown; the same search by POST',
});

export const searchPopular = endpoint('market.searchPopular', {
  method: 'GET',
  path: '/hk-web/market/search/popular',
  access: 'public',
  data: z.array(Recommendation),
  assumed: 'only the path is shown, no field of the answer',
});

export const searchRecommend = endpoint('market.searchRecommend', {
  method: 'GET',
  path: '/hk-web/market/search/recommend',
  access: 'public',
  data: z.array(Recommendation),
  assumed: 'the path is not shown; it stands beside the other search calls',
});

export const tickers = endpoint('market.tickers', {
  method: 'GET',
  path: '/hk-web/market/symbol/tickers',
  access: 'public',
  data: z.array(Ticker),
  assumed: 'that this call answers the tickers of all spot pairs is not shown',
});

export const contractTickers = endpoint('market.contractTickers', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/tickers',
  access: 'public',
  data: z.array(ContractTicker),
  assumed: 'the path is not shown; it answers delivery contracts too, because bizType portal stands for both kinds',
});

export const tradeSupport = endpoint('market.tradeSupport', {
  method: 'GET',
  path: '/hk-web/currency/trade/support',
  access: 'public',
  data: z.array(SpotPair),
  assumed: 'read as one call that answers the list of spot pairs; no field is shown',
});

export const trendLines = endpoint('market.trendLines', {
  method: 'GET',
  path: '/hk-web/kline-history/market/trendlines',
  access: 'public',
  query: TrendLineQuery,
  data: TrendLines,
  assumed: 'read as one call that answers closes for small charts; no field is shown',
});

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
  assumed: 'that this call answers the spot trade info is not shown',
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
  assumed: 'no document lists candles; it stands beside the trend lines',
});
