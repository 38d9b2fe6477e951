import { spotMarkets, type SpotMarket } from '@fixtures/spotMarkets';
import type { Collections } from '../db';
import type { marketCollections } from './market/collections';
import { pairOf } from './markets';

/** When the pairs are traded and listed that no fixture dates. */
export type Openings = Pick<Collections<typeof marketCollections>, 'marketOpenings'>;

/** Whether a pair is on the spot market: one of the pre-market is so from its listing on. */
export const isListedAt = ({ marketOpenings }: Openings, tradeId: number, at: number): boolean =>
  at >= (marketOpenings.get(tradeId)?.listsTime ?? 0);

/** The pairs of the spot market at an instant, with those that came to it from the pre-market. */
export const listedPairs = (openings: Openings, at: number): readonly SpotMarket[] => pairsSince(openings, 'listsTime', at);

/** The pairs that have a price at an instant: those of the spot market and of the pre-market. */
export const quotedPairs = (openings: Openings, at: number): readonly SpotMarket[] => pairsSince(openings, 'opensTime', at);

function pairsSince({ marketOpenings }: Openings, time: 'opensTime' | 'listsTime', at: number): readonly SpotMarket[] {
  const begun = marketOpenings.find({ matching: (opening) => opening[time] <= at, sort: [['tradeId', 'asc']] }).list;
  return [...spotMarkets, ...begun.map(({ tradeId }) => pairOf(tradeId))];
}
