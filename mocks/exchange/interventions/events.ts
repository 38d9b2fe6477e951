import * as z from 'zod/mini';
import type { MarketId } from '../market/market';

/** Prices of a scope are other ones than were searched ahead: whoever waits for them looks anew. */
export const InterventionEvent = z.object({ part: z.literal('interventions'), kind: z.literal('changed'), of: z.string() });
export type InterventionEvent = z.output<typeof InterventionEvent>;

/** What interventions tell the rest of the exchange. */
export interface InterventionDomainEvents {
  /** Prices of some markets are other ones than were searched ahead. */
  marketChanged: { concerns: (market: MarketId) => boolean; at: number };
}
