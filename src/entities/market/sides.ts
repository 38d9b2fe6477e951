import { combine, type Store } from 'effector';
import { $contracts, $pairs, type InstrumentList } from './instrumentsModel';
import type { Instrument, MarketSide } from './instrument';
import { contractQuotes, spotQuotes, type QuoteStatus } from './quotesModel';

/** One side of the market as a view sees it. */
export interface MarketView {
  /** `loading` until names and figures are there, so that a list comes in one piece. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly Instrument[];
  /** The figures are not renewed any more. */
  readonly isStale: boolean;
  /** Instant of the newest figures. */
  readonly at: number | null;
}

/** Whether nothing is listed on a side, as far as is known. */
export const isEmpty = ({ status, list }: Pick<MarketView, 'status' | 'list'>): boolean => status === 'ready' && list.length === 0;

/** Both sides of the market. */
export const marketSides: Readonly<Record<MarketSide, Store<MarketView>>> = {
  spot: combine($pairs, spotQuotes.$status, viewOf),
  contract: combine($contracts, contractQuotes.$status, viewOf),
};

function viewOf({ status, list }: InstrumentList, { hasCome, isStale, at }: QuoteStatus): MarketView {
  const isWaiting = status === 'ready' && !hasCome && !isStale;
  return { status: isWaiting ? 'loading' : status, list, isStale, at };
}
