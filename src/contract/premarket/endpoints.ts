import { code } from '../codes';
import { endpoint } from '../endpoint';
import {
  CancelledPremarketOrders,
  EditPremarketOrderRequest,
  OpenPremarketOrderFilter,
  PremarketCancelFilter,
  PremarketDealFilter,
  PremarketDealList,
  PremarketHoldings,
  PremarketOrder,
  PremarketOrderFilter,
  PremarketOrderList,
  PremarketOrderPath,
  PremarketOrderRequest,
  PremarketPairs,
} from './schema';

const unlisted = 'no document lists a call of the pre-market, only its screen; named in the style of the spot orders';

const placingCodes = [
  code.accountFrozen,
  code.insufficientBalance,
  code.marketClosed,
  code.orderBelowMinAmount,
  code.orderBelowMinTurnover,
  code.orderOffLot,
  code.orderOffTick,
  code.orderPriceDeviation,
] as const;

export const pairs = endpoint('premarket.pairs', {
  method: 'GET',
  path: '/hk-web/premarket/pairs',
  access: 'public',
  data: PremarketPairs,
  assumed: unlisted,
});

export const placeOrder = endpoint('premarket.placeOrder', {
  method: 'POST',
  path: '/hk-web/premarket/order',
  access: 'user',
  movesMoney: 'premarketOrders',
  body: PremarketOrderRequest,
  data: PremarketOrder,
  codes: placingCodes,
  assumed: unlisted,
});

export const cancelOrder = endpoint('premarket.cancelOrder', {
  method: 'DELETE',
  path: '/hk-web/premarket/order/:orderId',
  access: 'user',
  movesMoney: 'premarketOrders',
  params: PremarketOrderPath,
  data: PremarketOrder,
  codes: [code.notFound, code.orderEnded],
  assumed: unlisted,
});

export const editOrder = endpoint('premarket.editOrder', {
  method: 'PUT',
  path: '/hk-web/premarket/order/:orderId',
  access: 'user',
  params: PremarketOrderPath,
  body: EditPremarketOrderRequest,
  data: PremarketOrder,
  codes: [...placingCodes, code.notFound, code.orderEnded],
  movesMoney: 'premarketOrders',
  assumed: unlisted,
});

export const cancelOrders = endpoint('premarket.cancelOrders', {
  method: 'DELETE',
  path: '/hk-web/premarket/batch-order',
  access: 'user',
  query: PremarketCancelFilter,
  data: CancelledPremarketOrders,
  movesMoney: 'premarketOrders',
  assumed: unlisted,
});

export const openOrders = endpoint('premarket.openOrders', {
  method: 'GET',
  path: '/hk-web/premarket/open-list',
  access: 'user',
  query: OpenPremarketOrderFilter,
  data: PremarketOrderList,
  assumed: unlisted,
});

export const orderHistory = endpoint('premarket.orderHistory', {
  method: 'GET',
  path: '/hk-web/premarket/history-list',
  access: 'user',
  query: PremarketOrderFilter,
  data: PremarketOrderList,
  assumed: unlisted,
});

export const deals = endpoint('premarket.deals', {
  method: 'GET',
  path: '/hk-web/premarket/deal-records',
  access: 'user',
  query: PremarketDealFilter,
  data: PremarketDealList,
  assumed: unlisted,
});

export const holdings = endpoint('premarket.holdings', {
  method: 'GET',
  path: '/hk-web/premarket/holdings',
  access: 'user',
  data: PremarketHoldings,
  assumed: unlisted,
});
