import * as z from 'zod/mini';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, positiveDecimal, wholeNumber } from '../../endpoint';
import { endReason, orderSide, orderStage, orderState, orderType, timeInForce, tradeType, tradingAccount } from '../constants';
import { unlisted, accountOrSpot, timeRangeFields, orderFilter } from './fields';

const tradeTypeOrNormal = () => z._default(z.enum(tradeType), tradeType.normal);

/** An order to place. Limit orders need price and amount, stop-limit orders a stop price as well; market orders an amount, or a turnover in the quote coin; trailing orders a turnover (buy) or an amount (sell), `trailing` as a fraction of the price (`0.01` is 1 %) and, to start later, an activation price. Limit and market orders may have exits, placed once the order has ended: take profit is a limit order, stop loss a stop-limit order, both together an OCO. */
export const OrderRequest = assumed(
  z.object({
    tradeId: z.int(),
    account: accountOrSpot(),
    side: z.enum(orderSide),
    type: z.enum(orderType),
    timeInForce: z._default(z.enum(timeInForce), timeInForce.gtc),
    tradeType: tradeTypeOrNormal(),
    price: z.optional(positiveDecimal()),
    amount: z.optional(positiveDecimal()),
    turnover: z.optional(positiveDecimal()),
    stopPrice: z.optional(positiveDecimal()),
    trailing: z.optional(positiveDecimal()),
    activationPrice: z.optional(positiveDecimal()),
    takeProfitPrice: z.optional(positiveDecimal()),
    stopLossPrice: z.optional(positiveDecimal()),
  }),
  unlisted,
);
export type OrderRequest = z.output<typeof OrderRequest>;

/** An OCO, two orders of which one cancels the other: a limit at `price` and a stop-limit at `stopLimitPrice` with the trigger `stopPrice`. */
export const OcoOrderRequest = assumed(
  z.object({
    tradeId: z.int(),
    account: accountOrSpot(),
    side: z.enum(orderSide),
    amount: positiveDecimal(),
    price: positiveDecimal(),
    stopPrice: positiveDecimal(),
    stopLimitPrice: positiveDecimal(),
  }),
  unlisted,
);
export type OcoOrderRequest = z.output<typeof OcoOrderRequest>;

/** Changes to an open or waiting order; null removes an exit. */
export const EditOrderRequest = assumed(
  z.object({
    price: z.optional(positiveDecimal()),
    amount: z.optional(positiveDecimal()),
    turnover: z.optional(positiveDecimal()),
    stopPrice: z.optional(positiveDecimal()),
    trailing: z.optional(positiveDecimal()),
    takeProfitPrice: z.optional(z.nullable(positiveDecimal())),
    stopLossPrice: z.optional(z.nullable(positiveDecimal())),
  }),
  unlisted,
);
export type EditOrderRequest = z.output<typeof EditOrderRequest>;

/** An order and its state: amounts in the base coin, turnover in the quote coin, the fee in the coin received, `trailing` as a fraction of the price. The `stopPrice` of a trailing order follows the price; it is null until the activation price is reached. `exitOf` is the order whose take profit or stop loss this is. */
export const Order = assumed(
  z.object({
    orderId: z.string(),
    ocoId: z.nullable(z.string()),
    tradeId: z.int(),
    tradeName: z.string(),
    account: oneOf(tradingAccount),
    side: z.enum(orderSide),
    type: z.enum(orderType),
    timeInForce: z.enum(timeInForce),
    tradeType: z.enum(tradeType),
    price: z.nullable(decimal()),
    amount: z.nullable(decimal()),
    turnover: z.nullable(decimal()),
    stopPrice: z.nullable(decimal()),
    trailing: z.nullable(decimal()),
    activationPrice: z.nullable(decimal()),
    takeProfitPrice: z.optional(z.nullable(decimal())),
    stopLossPrice: z.optional(z.nullable(decimal())),
    filledAmount: decimal(),
    filledTurnover: decimal(),
    fee: decimal(),
    feeCoin: z.string(),
    state: z.enum(orderState),
    reason: z.nullable(z.enum(endReason)),
    exitOf: z.optional(z.string()),
    createdTime: instant(),
    updatedTime: instant(),
  }),
  unlisted,
);
export type Order = z.output<typeof Order>;

export const OrderPath = z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(40)) });

export const Orders = z.array(Order);
export const CancelledOrders = assumed(z.object({ orderIds: z.array(z.string()) }), unlisted);

/** The open orders to cancel: those of a pair, an account or a stage, or all. */
export const CancelFilter = assumed(
  z.object({
    tradeId: z.optional(wholeNumber()),
    account: z.optional(oneOfText(tradingAccount)),
    stage: z.optional(z.enum(orderStage)),
  }),
  unlisted,
);

/** Filters for open orders, newest first. */
export const OpenOrderFilter = assumed(
  z.object({ ...orderFilter, type: z.optional(z.enum(orderType)), stage: z.optional(z.enum(orderStage)) }),
  unlisted,
);

/** Filters for the order history, newest first; `startTime` and `endTime` refer to placement and are inclusive. */
export const OrderHistoryFilter = assumed(
  z.object({ ...orderFilter, type: z.optional(z.enum(orderType)), state: z.optional(z.enum(orderState)), ...timeRangeFields }),
  unlisted,
);

export const OrderList = listOf(Order);
export type OrderList = z.output<typeof OrderList>;
