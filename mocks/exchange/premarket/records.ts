import * as z from 'zod/mini';
import { PremarketDeal, PremarketOrder } from '@/contract/premarket';

/** An order as it is kept; `isOpen` says whether it can still be filled. */
export const StoredPremarketOrder = z.extend(PremarketOrder, { owner: z.int(), isOpen: z.boolean() });
export type StoredPremarketOrder = z.output<typeof StoredPremarketOrder>;

/** A deal as one of its two sides has it; `counterpart` is that of the other side, null where that is a simulated participant. */
export const StoredPremarketDeal = z.extend(PremarketDeal, { owner: z.int(), sequence: z.int(), counterpart: z.nullable(z.string()) });
export type StoredPremarketDeal = z.output<typeof StoredPremarketDeal>;
