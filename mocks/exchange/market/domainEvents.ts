import type { MarketId } from './market';

/** What is told of markets. */
export interface MarketDomainEvents {
  /** Prices of some markets are other ones than were searched ahead, from `at` up to and including `until`: Infinity for good, `at` where one trade stands on the tape and moves nothing. */
  marketChanged: { concerns: (market: MarketId) => boolean; at: number; until: number };
}
