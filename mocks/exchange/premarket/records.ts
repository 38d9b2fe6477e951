import * as z from 'zod/mini';
import { PremarketDeal, PremarketOrder } from '@/contract/premarket';

/** A stored order; `isOpen` tells whether it can still be filled. */
export const StoredPremarketOrder = z.extend(PremarketOrder, { owner: z.int(), isOpen: z.boolean() });
export type StoredPremarketOrder = z.output<typeof StoredPremarketOrder>;

/** One side of a deal; `counterpart` is the id of the other side, null if that is a simulated participant. */
export const StoredPremarketDeal = z.extend(PremarketDeal, { owner: z.int(), sequence: z.int(), counterpart: z.nullable(z.string()) });
export type StoredPremarketDeal = z.output<typeof StoredPremarketDeal>;
