import * as z from 'zod/mini';
import { unknownQuery } from '../../assumptions';
import { assumed, positiveDecimal } from '../../endpoint';

export const PairRequest = assumed(z.object({ tradeId: z.int() }), unknownQuery);

export const IsolatedBorrowRequest = assumed(z.object({ tradeId: z.int(), coinId: z.int(), amount: positiveDecimal() }), unknownQuery);
/** A repayment; without an amount, the entire debt as far as the account balance allows. */
export const IsolatedRepayRequest = assumed(
  z.object({ tradeId: z.int(), coinId: z.int(), amount: z.optional(positiveDecimal()) }),
  unknownQuery,
);

export const CrossBorrowRequest = assumed(z.object({ coinId: z.int(), amount: positiveDecimal() }), unknownQuery);
export const CrossRepayRequest = assumed(z.object({ coinId: z.int(), amount: z.optional(positiveDecimal()) }), unknownQuery);
