import * as z from 'zod/mini';
import { Fill, Order } from '@/contract/spot';

/** A stored order. `reserved` is what is still frozen for it, in the coin it pays with. */
export const StoredOrder = z.extend(Order, {
  owner: z.int(),
  /** Whether it can still be filled. */
  isOpen: z.boolean(),
  reserved: z.string(),
});
export type StoredOrder = z.output<typeof StoredOrder>;

export const StoredFill = z.extend(Fill, { owner: z.int(), sequence: z.int() });
export type StoredFill = z.output<typeof StoredFill>;
