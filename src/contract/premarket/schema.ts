import * as z from 'zod/mini';
import { assumed, decimal, instant, listOf, pageQuery, positiveDecimal, wholeNumber } from '../endpoint';
import { endReason, fillRole, orderSide, orderState } from '../spot/constants';
import { dealState, premarketStage } from './constants';

const unlisted = 'no document lists the calls of the pre-market; fields as on exchanges that trade tokens before their listing';

/** A token traded before its listing: amounts in the token, turnover in the quote coin, `change` in percent, rates as fractions. Trading data is null before the pre-market opens. */
export const PremarketPair = assumed(
  z.object({
    tradeId: z.int(),
    baseCurrency: z.string(),
    baseName: z.string(),
    quoteCurrency: z.string(),
    digit: z.string(),
    stage: z.enum(premarketStage),
    opensTime: instant(),
    listsTime: instant(),
    settlesTime: instant(),
    last: z.nullable(decimal()),
    change: z.nullable(decimal()),
    high: z.nullable(decimal()),
    low: z.nullable(decimal()),
    volume: z.nullable(decimal()),
    turnover: z.nullable(decimal()),
    /** The last price before the listing. */
    closingPrice: z.nullable(decimal()),
    collateralRate: decimal(),
    feeRate: decimal(),
    minAmount: decimal(),
    minTurnover: decimal(),
    network: z.string(),
    supply: decimal(),
    /** The fraction of the supply in circulation at listing. */
    circulatingRate: decimal(),
  }),
  unlisted,
);
export type PremarketPair = z.output<typeof PremarketPair>;
export const PremarketPairs = z.array(PremarketPair);

/** A pre-market order; always a limit order. */
export const PremarketOrderRequest = assumed(
  z.object({ tradeId: z.int(), side: z.enum(orderSide), price: positiveDecimal(), amount: positiveDecimal() }),
  unlisted,
);
export type PremarketOrderRequest = z.output<typeof PremarketOrderRequest>;

/** An order and its state: amounts in the token; turnover and `pledge`, the amount currently frozen, in the quote coin. */
export const PremarketOrder = assumed(
  z.object({
    orderId: z.string(),
    tradeId: z.int(),
    tradeName: z.string(),
    side: z.enum(orderSide),
    price: decimal(),
    amount: decimal(),
    filledAmount: decimal(),
    filledTurnover: decimal(),
    pledge: decimal(),
    state: z.enum(orderState),
    reason: z.nullable(z.enum(endReason)),
    createdTime: instant(),
    updatedTime: instant(),
  }),
  unlisted,
);
export type PremarketOrder = z.output<typeof PremarketOrder>;

export const PremarketOrderPath = z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(40)) });

export const EditPremarketOrderRequest = assumed(
  z.object({ price: z.optional(positiveDecimal()), amount: z.optional(positiveDecimal()) }),
  unlisted,
);
export type EditPremarketOrderRequest = z.output<typeof EditPremarketOrderRequest>;

/** The open orders to cancel: those of a token, or all. */
export const PremarketCancelFilter = assumed(z.object({ tradeId: z.optional(wholeNumber()) }), unlisted);
export const CancelledPremarketOrders = assumed(z.object({ orderIds: z.array(z.string()) }), unlisted);

const filter = { ...pageQuery, tradeId: z.optional(wholeNumber()), side: z.optional(z.enum(orderSide)) };
const timeRangeFields = { startTime: z.optional(wholeNumber()), endTime: z.optional(wholeNumber()) };

export const OpenPremarketOrderFilter = assumed(z.object(filter), unlisted);
/** Filters for ended orders, newest first; `startTime` and `endTime` refer to placement and are inclusive. */
export const PremarketOrderFilter = assumed(z.object({ ...filter, ...timeRangeFields }), unlisted);
export const PremarketOrderList = listOf(PremarketOrder);

/** A deal: `turnover` is paid by the buyer, `pledge` is frozen until settlement; the fee is in the coin received. */
export const PremarketDeal = assumed(
  z.object({
    dealId: z.string(),
    orderId: z.string(),
    tradeId: z.int(),
    tradeName: z.string(),
    side: z.enum(orderSide),
    role: z.enum(fillRole),
    price: decimal(),
    amount: decimal(),
    turnover: decimal(),
    pledge: decimal(),
    state: z.enum(dealState),
    fee: decimal(),
    feeCoin: z.string(),
    time: instant(),
    settledTime: z.nullable(instant()),
  }),
  unlisted,
);
export type PremarketDeal = z.output<typeof PremarketDeal>;

/** Filters for deals, newest first; `startTime` and `endTime` refer to the match and are inclusive. */
export const PremarketDealFilter = assumed(z.object({ ...filter, state: z.optional(z.enum(dealState)), ...timeRangeFields }), unlisted);
export const PremarketDealList = listOf(PremarketDeal);

/** The caller's unsettled purchases or sales of a token: `pledge` is the frozen amount, `held` the spot balance of the token available for delivery. */
export const PremarketHolding = assumed(
  z.object({
    tradeId: z.int(),
    tradeName: z.string(),
    side: z.enum(orderSide),
    amount: decimal(),
    averagePrice: decimal(),
    turnover: decimal(),
    pledge: decimal(),
    held: decimal(),
    settlesTime: instant(),
  }),
  unlisted,
);
export type PremarketHolding = z.output<typeof PremarketHolding>;
export const PremarketHoldings = z.array(PremarketHolding);
