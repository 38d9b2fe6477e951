import * as z from 'zod/mini';

const side = z.enum(['buy', 'sell']);

/** The amount consumed from a level of a simulated book, in effect until the simulated amount changes. `key` is `venue:side:price`. */
export const ConsumedLiquidity = z.object({
  key: z.string(),
  venue: z.string(),
  /** The side of the consumed orders: `sell` if the taker bought. */
  side,
  price: z.string(),
  amount: z.string(),
  until: z.int(),
});

/** A user's resting order: `amount` is its remaining amount, `ticks` its price in ticks, `priority` its time priority at that price. */
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
