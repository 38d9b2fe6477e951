import * as z from 'zod/mini';

/** What was taken from one price of a simulated book; it counts until the amount there changes in its own rhythm. `key` is `venue:side:price`. */
export const ConsumedLiquidity = z.object({
  key: z.string(),
  venue: z.string(),
  /** Of the orders that were taken: `sell` for what somebody bought. */
  side: z.enum(['buy', 'sell']),
  price: z.string(),
  amount: z.string(),
  until: z.int(),
});
