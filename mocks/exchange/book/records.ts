import * as z from 'zod/mini';

const side = z.enum(['buy', 'sell']);

/** What was taken from one price of a simulated book; it counts until the amount there changes in its own rhythm. `key` is `venue:side:price`. */
export const ConsumedLiquidity = z.object({
  key: z.string(),
  venue: z.string(),
  /** Of the orders that were taken: `sell` for what somebody bought. */
  side,
  price: z.string(),
  amount: z.string(),
  until: z.int(),
});

/** Somebody's order that waits in a book: `amount` is what is still to be filled of it, `ticks` its price as a count of ticks, `priority` its turn at that price. */
export const RestingOrder = z.object({
  orderId: z.string(),
  venue: z.string(),
  owner: z.int(),
  side,
  price: z.string(),
  amount: z.string(),
  ticks: z.int(),
  priority: z.int(),
});
export type RestingOrder = z.output<typeof RestingOrder>;
