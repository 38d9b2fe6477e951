import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal } from '../../endpoint';
import { lenient } from '../../lenient';

/** Comma-separated integers, such as `7,9`. */
const tradeIds = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/, 'not a list of whole numbers')),
  z.transform((text) => text.split(',').map((part) => Number.parseInt(part, 10))),
);

/** Comma-separated contract codes, such as `BTCUSDT,ETHUSDT`. */
const contractCodes = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => text.split(',')),
);

/** The requested trend lines; all if neither list is given. */
export const TrendLineQuery = z.object({ tradeIds: z.optional(tradeIds), contractCodes: z.optional(contractCodes) });

/** Hourly closes, oldest first; the last is the current price. */
const closes = () => z.array(decimal());

export const TrendLines = assumed(
  z.object({
    spots: lenient(z.array(z.object({ tradeId: z.int(), closes: closes() })), []),
    swaps: lenient(z.array(z.object({ contractCode: z.string(), closes: closes() })), []),
  }),
  unknownAnswer,
);
export type TrendLines = z.output<typeof TrendLines>;
