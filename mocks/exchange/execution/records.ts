import * as z from 'zod/mini';
import { priceBases } from '@/contract/swap';

const side = z.enum(['buy', 'sell']);

/** A watch for the next instant at which the market reaches the best resting order on one side of a venue. `key` is `venue:side`. */
export const BookWatch = z.object({
  key: z.string(),
  venue: z.string(),
  product: z.string(),
  side,
  price: z.string(),
  scheduledEventId: z.int(),
});

/** How a trailing order follows the price: by a `rate` or `distance`, from `activationPrice` on or at once; `extreme` is the best price since, null before. */
export const TrailingTerms = z.object({
  side,
  activationPrice: z.nullable(z.string()),
  extreme: z.nullable(z.string()),
  rate: z.nullable(z.string()),
  distance: z.nullable(z.string()),
});
export type TrailingTerms = z.output<typeof TrailingTerms>;

/** What an order waits for before it enters the book: a price, or a trailing distance. */
export const ArmedTrigger = z.object({
  orderId: z.string(),
  product: z.string(),
  venue: z.string(),
  goal: z.nullable(z.object({ direction: z.enum(['above', 'below']), price: z.string() })),
  /** The price basis of the goal; the last price if omitted, which trailing orders always follow. */
  basis: z.optional(z.enum(priceBases)),
  trail: z.nullable(TrailingTerms),
  scheduledEventId: z.int(),
});
export type ArmedTrigger = z.output<typeof ArmedTrigger>;
