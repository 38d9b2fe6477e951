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
export { ocoNeed, ocoProblem, orderNeed, orderProblem, type OcoFigures, type OrderFigures, type OrderProblem } from './orderRules';
export { OcoOrderRequest, Order, EditOrderRequest, OrderList, OrderRequest } from './schema/orders';
export { Bill, Fill, SpotBalance } from './schema/records';
export {
  billKind,
  billOrigin,
  type BillOrigin,
  endReason,
  fillRole,
  minTurnover,
  orderSide,
  orderStage,
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
