import * as z from 'zod/mini';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, positiveDecimal, wholeNumber } from '../../endpoint';
import {
  bizTypes,
  conditionKinds,
  conditionStates,
  fillRoles,
  marginModes,
  orderEffects,
  orderEndReasons,
  orderKinds,
  orderSides,
  orderSources,
  orderStates,
  priceBases,
  tradeMode,
  triggerDirections,
} from '../constants';

const unknownFields = 'the fields of orders are not shown';
const unlistedCall = 'the call and its fields are not shown';

export const BizPath = z.object({ bizType: z.enum(bizTypes) });
export const ContractPath = z.object({ bizType: z.enum(bizTypes), contractCode: z.string().check(z.minLength(1)) });
export const OrderPath = z.extend(ContractPath, { orderId: z.string().check(z.minLength(1)) });
/** The legacy cancel call, which names the order `id`. Source: specification, Swap and perpetual. */
export const LegacyOrderPath = z.extend(ContractPath, { id: z.string().check(z.minLength(1)) });

/** A contract order; `amount` in the base coin (US dollars for an inverse contract), `price` null for a market order, money (`turnover`, `fee`, `realised`, `frozen`) in the settlement coin. */
export const ContractOrder = assumed(
  z.object({
    orderId: z.string(),
    bizType: z.enum(bizTypes),
    mode: oneOf(tradeMode),
    contractCode: z.string(),
    side: z.enum(orderSides),
    effect: z.enum(orderEffects),
    kind: z.enum(orderKinds),
    marginMode: z.enum(marginModes),
    leverage: z.int(),
    price: z.nullable(decimal()),
    amount: decimal(),
    filledAmount: decimal(),
    averagePrice: z.nullable(decimal()),
    turnover: decimal(),
    fee: decimal(),
    realised: decimal(),
    frozen: decimal(),
    state: z.enum(orderStates),
    reason: z.nullable(z.enum(orderEndReasons)),
    source: z.enum(orderSources),
    positionId: z.nullable(z.string()),
    takeProfitPrice: z.nullable(decimal()),
    stopLossPrice: z.nullable(decimal()),
    /** Price type of take profit and stop loss; the latest price if omitted. */
    exitBasis: z.optional(z.enum(priceBases)),
    createdTime: instant(),
    updatedTime: instant(),
  }),
  unknownFields,
);
export type ContractOrder = z.output<typeof ContractOrder>;
export const ContractOrderList = listOf(ContractOrder);

/** One fill of an order. */
export const ContractDeal = assumed(
  z.object({
    dealId: z.string(),
    orderId: z.string(),
    positionId: z.string(),
    bizType: z.enum(bizTypes),
    mode: oneOf(tradeMode),
    contractCode: z.string(),
    side: z.enum(orderSides),
    effect: z.enum(orderEffects),
    role: z.enum(fillRoles),
    price: decimal(),
    amount: decimal(),
    turnover: decimal(),
    fee: decimal(),
    realised: decimal(),
    createdTime: instant(),
  }),
  'the fields of deal records are not shown',
);
export type ContractDeal = z.output<typeof ContractDeal>;

/** An order with all its fills, newest first. */
export const ContractOrderDetail = assumed(z.object({ order: ContractOrder, deals: z.array(ContractDeal) }), unknownFields);

/** A contract order to place; `price` is omitted for market orders, `reduceOnly` makes any order close only. */
export const ContractOrderRequest = assumed(
  z.object({
    side: z.enum(orderSides),
    effect: z._default(z.enum(orderEffects), 'open'),
    kind: z.enum(orderKinds),
    amount: positiveDecimal(),
    price: z.optional(positiveDecimal()),
    leverage: z.optional(z.int().check(z.gte(1))),
    marginMode: z.optional(z.enum(marginModes)),
    reduceOnly: z.optional(z.boolean()),
    positionId: z.optional(z.string()),
    takeProfitPrice: z.optional(positiveDecimal()),
    stopLossPrice: z.optional(positiveDecimal()),
    exitBasis: z.optional(z.enum(priceBases)),
  }),
  unlistedCall,
);
export type ContractOrderRequest = z.output<typeof ContractOrderRequest>;

/** New prices or amounts for several orders. */
export const EditOrdersRequest = assumed(
  z.object({
    orders: z
      .array(z.object({ orderId: z.string(), price: z.optional(positiveDecimal()), amount: z.optional(positiveDecimal()) }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  'the fields of this call are not shown; read as changing several orders of a contract',
);

/** The orders to cancel: those listed, otherwise all open orders, optionally of one contract or one kind of contracts. */
export const CancelOrdersRequest = assumed(
  z.object({
    orderIds: z.optional(z.array(z.string())),
    contractCode: z.optional(z.string()),
    bizType: z.optional(z.enum(bizTypes)),
    mode: z.optional(oneOf(tradeMode)),
  }),
  'the fields of this call are not shown',
);
export const CancelledOrders = assumed(z.object({ orderIds: z.array(z.string()) }), 'the fields of this response are not shown');

/** Filters common to most lists of a contract account; real trading unless `mode` is mock. */
export const tradeFilter = {
  ...pageQuery,
  mode: z._default(oneOfText(tradeMode), tradeMode.real),
  contractCode: z.optional(z.string()),
  startTime: z.optional(wholeNumber()),
  endTime: z.optional(wholeNumber()),
};
/** The same for lists whose path covers both kinds of contracts; `bizType` selects one. */
export const bizTypeFilter = { ...tradeFilter, bizType: z.optional(z.enum(bizTypes)) };
export const OrderFilter = assumed(
  z.object({
    ...bizTypeFilter,
    side: z.optional(z.enum(orderSides)),
    kind: z.optional(z.enum(orderKinds)),
    state: z.optional(z.enum(orderStates)),
  }),
  'the names of the filters are not shown',
);
export const DealFilter = assumed(
  z.object({ ...bizTypeFilter, orderId: z.optional(z.string()), positionId: z.optional(z.string()), side: z.optional(z.enum(orderSides)) }),
  'the names of the filters are not shown',
);

/** An order placed once the price reaches `triggerPrice`, as a market order if `price` is null. The trigger price of a trailing order follows the price; it is null until the activation price is reached. */
export const ConditionOrder = assumed(
  z.object({
    orderId: z.string(),
    bizType: z.enum(bizTypes),
    mode: oneOf(tradeMode),
    contractCode: z.string(),
    kind: z.enum(conditionKinds),
    side: z.enum(orderSides),
    effect: z.enum(orderEffects),
    marginMode: z.enum(marginModes),
    leverage: z.int(),
    triggerPrice: z.nullable(decimal()),
    /** Price type of the trigger; the latest price if omitted. */
    triggerBasis: z.optional(z.enum(priceBases)),
    /** Callback of a trailing order: a fraction of the price, or a distance in the quote coin. */
    trailing: z.nullable(decimal()),
    trailingDistance: z.nullable(decimal()),
    activationPrice: z.nullable(decimal()),
    direction: z.enum(triggerDirections),
    price: z.nullable(decimal()),
    /** Null for the whole position. */
    amount: z.nullable(decimal()),
    positionId: z.nullable(z.string()),
    state: z.enum(conditionStates),
    placedOrderId: z.nullable(z.string()),
    createdTime: instant(),
    updatedTime: instant(),
  }),
  'the fields of plan orders are not shown',
);
export type ConditionOrder = z.output<typeof ConditionOrder>;
export const ConditionOrderList = listOf(ConditionOrder);

/** A plan order to place. Take profit and stop loss belong to a position and close it, completely if no amount is given. Instead of a trigger price, a trailing order has `trailing`, a fraction of the price (`0.01` is 1 %), or `trailingDistance` in the quote coin, and an activation price to start later. */
export const ConditionOrderRequest = assumed(
  z.object({
    kind: z.enum(conditionKinds),
    triggerPrice: z.optional(positiveDecimal()),
    triggerBasis: z.optional(z.enum(priceBases)),
    trailing: z.optional(positiveDecimal()),
    trailingDistance: z.optional(positiveDecimal()),
    activationPrice: z.optional(positiveDecimal()),
    side: z.optional(z.enum(orderSides)),
    effect: z.optional(z.enum(orderEffects)),
    amount: z.optional(positiveDecimal()),
    price: z.optional(positiveDecimal()),
    leverage: z.optional(z.int().check(z.gte(1))),
    marginMode: z.optional(z.enum(marginModes)),
    positionId: z.optional(z.string()),
  }),
  unlistedCall,
);
export type ConditionOrderRequest = z.output<typeof ConditionOrderRequest>;

export const ConditionFilter = assumed(
  z.object({
    ...bizTypeFilter,
    side: z.optional(z.enum(orderSides)),
    /** `exit` covers take profit and stop loss. */
    kind: z.optional(z.enum([...conditionKinds, 'exit'])),
    /** `ended` covers all states except `waiting`. */
    state: z.optional(z.enum([...conditionStates, 'ended'])),
  }),
  'the names of the filters are not shown',
);

/** New trigger, price or amount of a plan order; for an order in the book, its take profit and stop loss. */
export const EditConditionRequest = assumed(
  z.object({
    triggerPrice: z.optional(positiveDecimal()),
    triggerBasis: z.optional(z.enum(priceBases)),
    price: z.optional(positiveDecimal()),
    amount: z.optional(positiveDecimal()),
    takeProfitPrice: z.optional(positiveDecimal()),
    stopLossPrice: z.optional(positiveDecimal()),
  }),
  'the fields of this call are not shown',
);
