import * as z from 'zod/mini';
import { oneOf, oneOfText, pageQuery, wholeNumber } from '../../endpoint';
import { orderSide, tradingAccount } from '../constants';

export const unlisted = 'no document lists this call; a trading screen requires it';

export const accountOrSpot = () => z._default(oneOf(tradingAccount), tradingAccount.spot);
export const timeRangeFields = { startTime: z.optional(wholeNumber()), endTime: z.optional(wholeNumber()) };
export const orderFilter = {
  ...pageQuery,
  tradeId: z.optional(wholeNumber()),
  account: z.optional(oneOfText(tradingAccount)),
  side: z.optional(z.enum(orderSide)),
};
