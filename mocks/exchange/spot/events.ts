import * as z from 'zod/mini';
import { orderSide } from '@/contract/spot';
import type { StoredFill, StoredOrder } from './records';

/** The market reaches the best resting order of a side, an order's trigger is reached, or it is time to look further for either. */
export const SpotEvent = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('spot'), kind: z.literal('touch'), tradeId: z.int(), side: z.enum(orderSide) }),
  z.object({ part: z.literal('spot'), kind: z.literal('trigger'), orderId: z.string() }),
]);
export type SpotEvent = z.output<typeof SpotEvent>;

/** What spot trading tells the rest of the exchange. */
export interface SpotDomainEvents {
  /** An order of a spot, cross-margin or isolated-margin account was placed, edited or triggered, has filled further or has ended. */
  orderChanged: StoredOrder;
  /** A part of an order was filled. */
  orderFilled: StoredFill;
}
