import * as z from 'zod/mini';
import type { MarketId } from '../market/market';

/** Prices are other ones than were searched ahead, of a scope by an intervention or of a market by a user's trade: whoever waits for them looks anew. */
export const InterventionEvent = z.discriminatedUnion('kind', [
  z.object({ part: z.literal('interventions'), kind: z.literal('changed'), of: z.string() }),
  z.object({ part: z.literal('interventions'), kind: z.literal('printed'), market: z.union([z.int(), z.string()]) }),
]);
export type InterventionEvent = z.output<typeof InterventionEvent>;

/** What interventions tell the rest of the exchange. */
export interface InterventionDomainEvents {
  /** Prices of some markets are other ones than were searched ahead, from `at` up to and including `until`: Infinity for good, `at` where one trade stands on the tape and moves nothing. */
  marketChanged: { concerns: (market: MarketId) => boolean; at: number; until: number };
}
