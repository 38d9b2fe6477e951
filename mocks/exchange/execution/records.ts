import * as z from 'zod/mini';
import { priceBases } from '@/contract/swap';

const side = z.enum(['buy', 'sell']);

/** The next instant at which the market reaches the best order that rests on one side of a venue. `key` is `venue:side`. */
export const BookWatch = z.object({
  key: z.string(),
  venue: z.string(),
  product: z.string(),
  side,
  price: z.string(),
  scheduledEventId: z.int(),
});

/** How a trailing order follows the price: by a part of it or by a distance, from `activationPrice` or at once; `extreme` is the best price since, null before. */
export const TrailingTerms = z.object({
  side,
  activationPrice: z.nullable(z.string()),
  extreme: z.nullable(z.string()),
  rate: z.nullable(z.string()),
  distance: z.nullable(z.string()),
});
export type TrailingTerms = z.output<typeof TrailingTerms>;

/** What an order waits for before it comes to the book: a price, or what it trails the price by. */
export const ArmedTrigger = z.object({
  orderId: z.string(),
  product: z.string(),
  venue: z.string(),
  goal: z.nullable(z.object({ direction: z.enum(['above', 'below']), price: z.string() })),
  /** Which price the goal is of; the latest one where it is left out, as what a trailing order follows always is. */
  basis: z.optional(z.enum(priceBases)),
  trail: z.nullable(TrailingTerms),
  scheduledEventId: z.int(),
});
export type ArmedTrigger = z.output<typeof ArmedTrigger>;
