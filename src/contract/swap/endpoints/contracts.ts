import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint, listOf } from '../../endpoint';
import { Candle, MarketTrade } from '../../market/schema/trades';
import {
  ContractCodePath,
  Contract,
  ContractDepth,
  ContractListRequest,
  ContractRow,
  CurrencyPair,
  LanguageQuery,
  PagedLanguageQuery,
  SizeQuery,
  CandleQuery,
} from '../schema/contracts';

export const perpetualList = endpoint('swap.perpetualList', {
  method: 'GET',
  path: '/hk-web/swap/v2/perpetual/public',
  access: 'public',
  query: LanguageQuery,
  data: z.array(Contract),
  assumed: 'that this path returns the list of perpetual contracts is not shown',
});

export const deliveryList = endpoint('swap.deliveryList', {
  method: 'GET',
  path: '/hk-web/swap/v2/deliver/public',
  access: 'public',
  query: LanguageQuery,
  data: z.array(Contract),
  assumed: 'the path is not shown; it is that of the perpetual list with bizType deliver',
});

export const publicContracts = endpoint('swap.publicContracts', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public',
  access: 'public',
  data: z.array(Contract),
  assumed: 'read as all contracts of both types; no field is shown',
});

export const newContracts = endpoint('swap.newContracts', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/new/list',
  access: 'public',
  data: z.array(Contract),
  assumed: 'read as the ten most recently listed contracts, newest first; no field is shown',
});

export const contractList = endpoint('swap.contractList', {
  method: 'POST',
  path: '/hk-web/swap/v1/portal/public/list',
  access: 'public',
  changesState: false,
  query: PagedLanguageQuery,
  body: ContractListRequest,
  data: listOf(ContractRow),
  assumed: 'only that it takes a body and a query is shown, no field name; read as contracts with their prices, paged',
});

export const currencyPairs = endpoint('swap.currencyPairs', {
  method: 'GET',
  path: '/hk-web/swap/v2/portal/public/currencyPair',
  access: 'public',
  data: z.array(CurrencyPair),
  assumed: 'read as the underlying pairs of the contracts; no field is shown',
});

export const mockContracts = endpoint('swap.mockContracts', {
  method: 'GET',
  path: '/hk-web/swap/v2/mock/public',
  access: 'public',
  query: LanguageQuery,
  data: z.array(Contract),
  assumed: 'simulation calls are missing from the specification; named like the list of perpetual contracts',
});

export const contractDepth = endpoint('swap.contractDepth', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/:contractCode/depth',
  access: 'public',
  params: ContractCodePath,
  query: SizeQuery,
  data: ContractDepth,
  codes: [code.notFound],
  assumed: 'no call of the specification returns the order book of a contract; a trade screen requires it',
});

export const contractTrades = endpoint('swap.contractTrades', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/:contractCode/trades',
  access: 'public',
  params: ContractCodePath,
  query: SizeQuery,
  data: z.array(MarketTrade),
  codes: [code.notFound],
  assumed: 'no call of the specification returns the trades of a contract; a trade screen requires it',
});

export const contractCandles = endpoint('swap.contractCandles', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/:contractCode/candles',
  access: 'public',
  params: ContractCodePath,
  query: CandleQuery,
  data: z.array(Candle),
  codes: [code.notFound],
  assumed: 'no call of the specification returns the candles of a contract; a trade screen requires it',
});
