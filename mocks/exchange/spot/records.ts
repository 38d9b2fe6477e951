import * as z from 'zod/mini';
import { Fill, Order, orderSide } from '@/contract/spot';

/** Which way the price must go to reach a trigger. */
export const direction = { above: 'above', below: 'below' } as const;
export type Direction = (typeof direction)[keyof typeof direction];

/** An order as it is kept. `reserved` is what is still frozen for it, in the coin it pays with; `priority` orders those of one price by time; `ticks` is the price as a count of ticks, for sorting. */
export const StoredOrder = z.extend(Order, {
  owner: z.int(),
  priority: z.int(),
  ticks: z.int(),
  /** Whether it can still be filled. */
  isOpen: z.boolean(),
  /** Whether it waits in the book. */
  isResting: z.boolean(),
  reserved: z.string(),
  /** Which way its trigger lies; null where it has none. */
  trigger: z.nullable(z.enum(direction)),
  /** The best price since a trailing order began to trail. */
  extreme: z.nullable(z.string()),
  /** Its event on the schedule. */
  scheduledEventId: z.nullable(z.int()),
});
export type StoredOrder = z.output<typeof StoredOrder>;

export const StoredFill = z.extend(Fill, { owner: z.int(), sequence: z.int() });
export type StoredFill = z.output<typeof StoredFill>;

/** The next instant at which the market reaches the best order of one side of a pair. */
export const BookWatch = z.object({
  key: z.string(),
  tradeId: z.int(),
  side: z.enum(orderSide),
  price: z.string(),
  sequence: z.int(),
});
export type BookWatch = z.output<typeof BookWatch>;
