import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { ContractTicker, SpotPair, Ticker } from '../schema/tickers';
import { TrendLineQuery, TrendLines } from '../schema/trendLines';

export const tickers = endpoint('market.tickers', {
  method: 'GET',
  path: '/hk-web/market/symbol/tickers',
  access: 'public',
  data: z.array(Ticker),
  assumed: 'that this call returns the tickers of all spot pairs is not shown',
});

export const contractTickers = endpoint('market.contractTickers', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/tickers',
  access: 'public',
  data: z.array(ContractTicker),
  assumed: 'the path is not shown; it also returns delivery contracts, because bizType portal covers both kinds',
});

export const tradeSupport = endpoint('market.tradeSupport', {
  method: 'GET',
  path: '/hk-web/currency/trade/support',
  access: 'public',
  data: z.array(SpotPair),
  assumed: 'read as one call that returns the list of spot pairs; no field is shown',
});

export const trendLines = endpoint('market.trendLines', {
  method: 'GET',
  path: '/hk-web/kline-history/market/trendlines',
  access: 'public',
  query: TrendLineQuery,
  data: TrendLines,
  assumed: 'read as one call that returns closing prices for sparklines; no field is shown',
});
