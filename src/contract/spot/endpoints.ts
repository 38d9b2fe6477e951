import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import {
  CancelledOrders,
  CancelFilter,
  OrderHistoryFilter,
  OcoOrderRequest,
  OpenOrderFilter,
  Order,
  EditOrderRequest,
  OrderList,
  OrderPath,
  OrderRequest,
  Orders,
} from './schema/orders';
import { BillFilter, BillList, FillFilter, FillList, SpotBalance } from './schema/records';
import { CoinInfo, CoinQuery, SystemStatus, TradingFee } from './schema/terms';

const unlisted = 'no document lists a call for spot orders; named in the style of the calls beside it';

const placingCodes = [
  code.accountFrozen,
  code.insufficientBalance,
  code.marketClosed,
  code.orderBelowMinAmount,
  code.orderBelowMinTurnover,
  code.orderOffLot,
  code.orderOffTick,
  code.orderPriceDeviation,
  code.orderTriggerPassed,
  code.orderWouldMatch,
  code.orderCannotFill,
  code.marginUnavailable,
  code.borrowLimit,
] as const;

export const placeOrder = endpoint('spot.placeOrder', {
  method: 'POST',
  path: '/hk-web/v3/trade/order',
  access: 'user',
  movesMoney: 'spotOrders',
  body: OrderRequest,
  data: Order,
  codes: placingCodes,
  assumed: unlisted,
});

export const placeOcoOrder = endpoint('spot.placeOcoOrder', {
  method: 'POST',
  path: '/hk-web/v3/trade/oco-order',
  access: 'user',
  movesMoney: 'spotOrders',
  body: OcoOrderRequest,
  data: Orders,
  codes: placingCodes,
  assumed: unlisted,
});

export const editOrder = endpoint('spot.editOrder', {
  method: 'PUT',
  path: '/hk-web/v3/trade/order/:orderId',
  access: 'user',
  movesMoney: 'spotOrders',
  params: OrderPath,
  body: EditOrderRequest,
  data: Order,
  codes: [...placingCodes, code.notFound, code.orderEnded],
  assumed: unlisted,
});

export const cancelOrder = endpoint('spot.cancelOrder', {
  method: 'DELETE',
  path: '/hk-web/v3/trade/order/:orderId',
  access: 'user',
  movesMoney: 'spotOrders',
  params: OrderPath,
  data: Order,
  codes: [code.notFound, code.orderEnded],
  assumed: unlisted,
});

export const cancelOrders = endpoint('spot.cancelOrders', {
  method: 'DELETE',
  path: '/hk-web/v3/trade/batch-order',
  access: 'user',
  movesMoney: 'spotOrders',
  query: CancelFilter,
  data: CancelledOrders,
  assumed: unlisted,
});

export const openOrders = endpoint('spot.openOrders', {
  method: 'GET',
  path: '/hk-web/v3/trade/open-list',
  access: 'user',
  query: OpenOrderFilter,
  data: OrderList,
  assumed: unlisted,
});

export const orderHistory = endpoint('spot.orderHistory', {
  method: 'GET',
  path: '/hk-web/v3/trade/history-list',
  access: 'user',
  query: OrderHistoryFilter,
  data: OrderList,
  assumed: unlisted,
});

export const orderDetail = endpoint('spot.orderDetail', {
  method: 'GET',
  path: '/hk-web/v3/trade/order/:orderId',
  access: 'user',
  params: OrderPath,
  data: Order,
  codes: [code.notFound],
  assumed: unlisted,
});

export const fills = endpoint('spot.fills', {
  method: 'GET',
  path: '/hk-web/v3/trade/deal-records',
  access: 'user',
  query: FillFilter,
  data: FillList,
  assumed: unlisted,
});

export const bills = endpoint('spot.bills', {
  method: 'GET',
  path: '/hk-web/finance/bills/list',
  access: 'user',
  query: BillFilter,
  data: BillList,
  assumed: 'no document lists a statement of all accounts; placed beside the other financial lists',
});

export const balances = endpoint('spot.balances', {
  method: 'GET',
  path: '/hk-web/v3/trade/balances',
  access: 'user',
  data: z.array(SpotBalance),
  assumed: 'no document lists the coins of the spot account; every order form shows the available balance',
});

export const tradingFee = endpoint('spot.tradingFee', {
  method: 'GET',
  path: '/hk-web/v3/trade/fee',
  access: 'user',
  data: TradingFee,
  assumed: unlisted,
});

export const coinInfo = endpoint('spot.coinInfo', {
  method: 'GET',
  path: '/hk-web/currency/info',
  access: 'public',
  query: CoinQuery,
  data: CoinInfo,
  codes: [code.notFound],
  assumed: 'no document lists the description of a coin; placed beside the list of coins',
});

export const systemStatus = endpoint('spot.systemStatus', {
  method: 'GET',
  path: '/hk-web/public/common/system-status',
  access: 'public',
  data: SystemStatus,
  assumed: 'no document lists a call for the status of the exchange; placed beside the other common calls',
});
