import type { MarketId } from './market';

/** Domain events of markets. */
export interface MarketDomainEvents {
  /** Prices of some markets in [`at`, `until`] differ from those already searched: `until` is Infinity if permanent, `at` for a trade without impulse. */
  marketChanged: { concerns: (market: MarketId) => boolean; at: number; until: number };
}
