export * as spot from './endpoints';
export {
  amountProblem,
  feesOf,
  limitProblem,
  minAmountOf,
  minTurnoverOf,
  priceProblem,
  stepOf,
  type FigureProblem,
  type PairTerms,
} from './rules';
export { OcoOrderRequest, Order, EditOrderRequest, OrderList, OrderRequest } from './schema/orders';
export { Bill, Fill } from './schema/records';
export {
  billKind,
  endReason,
  fillRole,
  minTurnover,
  orderSide,
  orderState,
  orderType,
  priceBand,
  systemState,
  timeInForce,
  tradeType,
  tradingAccount,
  tradingFees,
  trailingBand,
  type EndReason,
  type OrderSide,
  type OrderState,
  type OrderType,
  type TimeInForce,
  type TradeType,
  type TradingAccount,
} from './constants';
