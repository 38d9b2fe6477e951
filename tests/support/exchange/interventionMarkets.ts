import * as fc from 'fast-check';
import { divide, type Decimal } from '@/contract/decimal';
import { createDb } from '@mocks/db';
import { marketCollections } from '@mocks/exchange/market/collections';
import type { Market, MarketId } from '@mocks/exchange/market/market';
import type { MarketIntervention } from '@mocks/exchange/market/records';
import { openMarkets, pairByName } from '@mocks/exchange/markets';

/** The default start of interventions. */
export const start = Date.UTC(2026, 0, 5, 8, 3, 17, 250);
/** The markets without interventions. */
export const unmovedMarkets = openMarkets('overlay');
export const pair = (name: string): number => pairByName(name).tradeId;

/** A market of the same seed with interventions, each starting at `start` unless stated otherwise. */
export function openWithInterventions(...interventions: readonly InterventionDraft[]) {
  const db = createDb(marketCollections);
  const market = openMarkets('overlay', db);
  for (const [index, draft] of interventions.entries())
    db.marketInterventions.insert({ id: index + 1, of: 'BTC', from: start, endedAt: null, ...draft });
  return { db, market };
}
export type InterventionDraft = Partial<Pick<MarketIntervention, 'of' | 'from' | 'endedAt'>> & Kind;
type Kind =
  | { kind: 'move'; percent: Decimal; overMs: number; holdMs: number | null }
  | { kind: 'halt'; forMs: number | null }
  | { kind: 'widenSpread'; factor: Decimal; forMs: number | null }
  | { kind: 'thinBook'; factor: Decimal; side?: 'bids' | 'asks'; forMs: number | null };

/** The price of a market as a multiple of its seeded price. */
export const ratio = (market: Market, id: MarketId, at: number) =>
  Number.parseFloat(divide(market.price(id, at), unmovedMarkets.price(id, at), 8));

/** Any price move, possibly undone within four hours. */
export const someMove = fc.record({
  kind: fc.constant('move' as const),
  percent: fc.integer({ min: -60, max: 150 }).map(String),
  overMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 * 3_600_000 })),
  holdMs: fc.option(fc.integer({ min: 0, max: 3_600_000 })),
  of: fc.constantFrom('BTC', 'all', 'layer1', 'btcusdt', 'BTC_USDT'),
  endedAt: fc.option(fc.integer({ min: start, max: start + 4 * 3_600_000 })),
});
