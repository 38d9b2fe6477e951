import * as z from 'zod/mini';
import { assumed, decimal, instant, listOf, oneOf, pageQuery, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { billKind, billOrigin, fillRole, orderSide, tradingAccount } from '../constants';
import { unlisted, timeRangeFields, orderFilter } from './fields';

/** One fill of an order; the fee is in the coin received. */
export const Fill = assumed(
  z.object({
    fillId: z.string(),
    orderId: z.string(),
    tradeId: z.int(),
    tradeName: z.string(),
    account: oneOf(tradingAccount),
    side: z.enum(orderSide),
    role: z.enum(fillRole),
    price: decimal(),
    amount: decimal(),
    turnover: decimal(),
    fee: decimal(),
    feeCoin: z.string(),
    time: instant(),
  }),
  unlisted,
);
export type Fill = z.output<typeof Fill>;

export const FillFilter = assumed(z.object({ ...orderFilter, orderId: z.optional(z.string()), ...timeRangeFields }), unlisted);
export const FillList = listOf(Fill);

/** A coin of the spot account: `frozen` is reserved, for example by open orders or pending withdrawals. */
export const SpotBalance = assumed(
  z.object({ coinId: z.int(), coinName: z.string(), name: z.string(), available: decimal(), frozen: decimal() }),
  unlisted,
);
export type SpotBalance = z.output<typeof SpotBalance>;

/** One change of an account balance; freezing and releasing leave the total unchanged and are not listed. */
export const Bill = assumed(
  z.object({
    billId: z.string(),
    account: z.int(),
    tradeId: z.nullable(z.int()),
    tradeName: z.nullable(z.string()),
    coinId: z.int(),
    coinName: z.string(),
    kind: z.enum(billKind),
    amount: decimal(),
    time: instant(),
    /** The record that caused the change, such as an order or a deposit; null if there is none. */
    origin: lenient(z.nullable(z.object({ type: lenient(z.nullable(z.enum(billOrigin)), null), id: lenient(z.string(), '') })), null),
  }),
  unlisted,
);
export type Bill = z.output<typeof Bill>;

export const BillFilter = assumed(
  z.object({
    ...pageQuery,
    /** Selects a single bill. */
    id: z.optional(z.string()),
    account: z.optional(wholeNumber()),
    tradeId: z.optional(wholeNumber()),
    coinId: z.optional(wholeNumber()),
    kind: z.optional(z.enum(billKind)),
    ...timeRangeFields,
  }),
  unlisted,
);
export const BillList = listOf(Bill);
