import { coins, type Coin } from '@fixtures/coins';
import { spotMarkets, type SpotMarket } from '@fixtures/spotMarkets';
import type { Collections } from '../db';
import type { marketCollections } from './market/collections';
import { coinByName, pairOf } from './markets';

/** When pairs open and are listed; takes precedence over the dates in the fixtures. */
export type Openings = Pick<Collections<typeof marketCollections>, 'marketOpenings'>;
type Closings = Pick<Collections<typeof marketCollections>, 'marketClosings'>;

/** Whether a pair is on the spot market: its listing time has passed, or it has none. */
export const isListedAt = ({ marketOpenings }: Openings, tradeId: number, at: number): boolean =>
  at >= (marketOpenings.get(tradeId)?.listsTime ?? 0);

/** The spot pairs at an instant, including those listed from the pre-market. */
export const spotPairsAt = (openings: Openings, at: number): readonly SpotMarket[] => [
  ...spotMarkets,
  ...premarketPairsSince(openings, 'listsTime', at),
];

/** The coins at an instant; a pre-market token counts from its listing on. */
export const spotCoinsAt = (openings: Openings, at: number): readonly Coin[] => [
  ...coins,
  ...premarketPairsSince(openings, 'listsTime', at).map(({ base }) => coinByName(base)),
];

/** When trading of a pair ends or ended for good; null if not announced. */
export function delistTimeOf({ marketClosings }: Closings, { tradeId, closedAt, isDelisted }: SpotMarket): number | null {
  const announced = marketClosings.get(tradeId)?.closesTime;
  if (announced !== undefined) return announced;
  return isDelisted && closedAt !== undefined ? Date.parse(closedAt) : null;
}

/** The pairs that have a price at an instant: opened spot pairs and pre-market pairs. */
export const quotedPairs = (openings: Openings, at: number): readonly SpotMarket[] => [
  ...spotMarkets.filter(({ tradeId }) => at >= (openings.marketOpenings.get(tradeId)?.opensTime ?? 0)),
  ...premarketPairsSince(openings, 'opensTime', at),
];

const premarketPairsSince = ({ marketOpenings }: Openings, time: 'opensTime' | 'listsTime', at: number): readonly SpotMarket[] =>
  marketOpenings
    .find({ matching: (opening) => opening[time] <= at && !onSpot.has(opening.tradeId), sort: [['tradeId', 'asc']] })
    .list.map(({ tradeId }) => pairOf(tradeId));

const onSpot: ReadonlySet<number> = new Set(spotMarkets.map(({ tradeId }) => tradeId));
