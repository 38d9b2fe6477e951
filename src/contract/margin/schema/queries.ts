import * as z from 'zod/mini';
import { unknownQuery } from '../../assumptions';
import { assumed, pageQuery, wholeNumber } from '../../endpoint';

export const PairQuery = assumed(z.object({ tradeId: wholeNumber() }), unknownQuery);
export const PairFilter = assumed(z.object({ tradeId: z.optional(wholeNumber()) }), unknownQuery);

const recordFilter = {
  ...pageQuery,
  coinId: z.optional(wholeNumber()),
  startTime: z.optional(wholeNumber()),
  endTime: z.optional(wholeNumber()),
};
/** Filters for records, newest first; `startTime` and `endTime` are inclusive. */
export const IsolatedFilter = assumed(z.object({ ...recordFilter, tradeId: z.optional(wholeNumber()) }), unknownQuery);
export const CrossFilter = assumed(z.object(recordFilter), unknownQuery);
