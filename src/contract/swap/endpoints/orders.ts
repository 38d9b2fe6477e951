import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint, listOf } from '../../endpoint';
import {
  BizPath,
  CancelledOrders,
  EditConditionRequest,
  ConditionFilter,
  ConditionOrderRequest,
  ConditionOrder,
  ConditionOrderList,
  ContractDeal,
  ContractOrder,
  ContractOrderDetail,
  ContractOrderRequest,
  ContractOrderList,
  ContractPath,
  DealFilter,
  LegacyOrderPath,
  CancelOrdersRequest,
  EditOrdersRequest,
  OrderFilter,
  OrderPath,
} from '../schema/orders';
import { ReversePositionRequest } from '../schema/positions';

/** Business codes with which an order may be rejected. */
const orderCodes = [
  code.accountFrozen,
  code.badRequest,
  code.notFound,
  code.insufficientBalance,
  code.marketClosed,
  code.orderBelowMinTurnover,
  code.orderOffTick,
  code.orderOffLot,
  code.orderPriceDeviation,
  code.orderWouldMatch,
  code.orderCannotFill,
  code.orderTriggerPassed,
  code.orderEnded,
  code.orderLeverage,
  code.orderReduceOnly,
  code.orderTooLarge,
  code.deliveryReduceOnly,
  code.tooManyOrders,
] as const;

export const placeOrder = endpoint('swap.placeOrder', {
  method: 'POST',
  path: '/hk-web/swap/v1/:bizType/products/:contractCode/order',
  access: 'user',
  movesMoney: 'contractOrders',
  params: ContractPath,
  body: ContractOrderRequest,
  data: ContractOrder,
  codes: orderCodes,
  assumed: 'no call of the specification places an order; named like the one that cancels it',
});

export const openOrders = endpoint('swap.openOrders', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/products/list',
  access: 'user',
  query: OrderFilter,
  data: ContractOrderList,
  assumed: 'read as the open orders, beside the history list; no field is shown',
});

export const orderHistory = endpoint('swap.orderHistory', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/products/history-list',
  access: 'user',
  query: OrderFilter,
  data: ContractOrderList,
  assumed: 'only the path is shown, no parameter or field',
});

export const orderDetail = endpoint('swap.orderDetail', {
  method: 'GET',
  path: '/hk-web/swap/v1/:bizType/products/detail/:contractCode/:orderId',
  access: 'user',
  params: OrderPath,
  data: ContractOrderDetail,
  codes: [code.notFound],
  assumed: 'only the path is shown, no field',
});

export const cancelOrder = endpoint('swap.cancelOrder', {
  method: 'DELETE',
  path: '/hk-web/swap/v2/:bizType/products/:contractCode/order/:orderId',
  access: 'user',
  movesMoney: 'contractOrders',
  params: OrderPath,
  data: ContractOrder,
  codes: [code.notFound, code.orderEnded],
  assumed: 'only the path is shown, not the response',
});

export const cancelOrderById = endpoint('swap.cancelOrderById', {
  method: 'DELETE',
  path: '/hk-web/swap/v1/:bizType/products/:contractCode/order/:id',
  access: 'user',
  movesMoney: 'contractOrders',
  params: LegacyOrderPath,
  data: ContractOrder,
  codes: [code.notFound, code.orderEnded],
  assumed: 'only the path is shown, not the response',
});

export const cancelOrders = endpoint('swap.cancelOrders', {
  method: 'DELETE',
  path: '/hk-web/swap/v1/portal/products/batch-order',
  access: 'user',
  movesMoney: 'contractOrders',
  body: CancelOrdersRequest,
  data: CancelledOrders,
  assumed: 'only the path is shown, no parameter or field',
});

export const changeOrders = endpoint('swap.changeOrders', {
  method: 'PUT',
  path: '/hk-web/swap/v1/:bizType/products/:contractCode/batch-order',
  access: 'user',
  movesMoney: 'contractOrders',
  params: ContractPath,
  body: EditOrdersRequest,
  data: z.array(ContractOrder),
  codes: orderCodes,
  assumed: 'only a shortened path is shown, no field; read as changing open orders of one contract',
});

export const changeCondition = endpoint('swap.changeCondition', {
  method: 'PUT',
  path: '/hk-web/swap/v1/:bizType/products/:contractCode/:orderId/order-condition',
  access: 'user',
  movesMoney: 'contractOrders',
  params: OrderPath,
  body: EditConditionRequest,
  data: z.null(),
  codes: orderCodes,
  assumed: 'only a shortened path is shown, no field; read as changing a plan order, or the take profit and stop loss of an order',
});

export const placeCondition = endpoint('swap.placeCondition', {
  method: 'POST',
  path: '/hk-web/swap/v1/:bizType/condition/:contractCode/order',
  access: 'user',
  movesMoney: 'contractOrders',
  params: ContractPath,
  body: ConditionOrderRequest,
  data: ConditionOrder,
  codes: orderCodes,
  assumed: 'no call of the specification places a plan order; named like the one that cancels them',
});

export const conditionOrders = endpoint('swap.conditionOrders', {
  method: 'GET',
  path: '/hk-web/swap/v1/:bizType/condition/orders',
  access: 'user',
  params: BizPath,
  query: ConditionFilter,
  data: ConditionOrderList,
  assumed: 'no call of the specification lists plan orders; named like the one that cancels them',
});

export const cancelCondition = endpoint('swap.cancelCondition', {
  method: 'DELETE',
  path: '/hk-web/swap/v1/:bizType/condition/:contractCode/order/:orderId',
  access: 'user',
  movesMoney: 'contractOrders',
  params: OrderPath,
  data: ConditionOrder,
  codes: [code.notFound, code.orderEnded],
  assumed: 'no call of the specification cancels a single plan order; named like the one that cancels all',
});

export const cancelConditions = endpoint('swap.cancelConditions', {
  method: 'DELETE',
  path: '/hk-web/swap/v1/:bizType/condition/:contractCode/orders',
  access: 'user',
  movesMoney: 'contractOrders',
  params: ContractPath,
  data: CancelledOrders,
  assumed: 'only the path is shown; read as cancelling all plan orders of a contract',
});

export const reverseOrder = endpoint('swap.reverseOrder', {
  method: 'POST',
  path: '/hk-web/swap/v1/:bizType/products/:contractCode/reverse-order',
  access: 'user',
  movesMoney: 'contractOrders',
  params: ContractPath,
  body: ReversePositionRequest,
  data: z.array(ContractOrder),
  codes: orderCodes,
  assumed: 'only the path is shown; read as closing a position and opening the same size on the other side',
});

export const dealRecords = endpoint('swap.dealRecords', {
  method: 'GET',
  path: '/hk-web/swap/v1/:bizType/bills/deal-records',
  access: 'user',
  params: BizPath,
  query: DealFilter,
  data: listOf(ContractDeal),
  assumed: 'only the path is shown, no parameter or field',
});
