import { combine, type Store } from 'effector';
import { $contracts, $mockContracts, $pairs, type InstrumentList } from './instrumentsModel';
import type { Instrument, ListedSide } from './instrument';
import { contractQuotes, spotQuotes, type QuoteStatus } from './quotesModel';

/** A spot or contract market as views read it. */
export interface MarketView {
  /** `loading` until both instruments and quotes have arrived, so that a list appears complete; without quotes if these are stale. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly list: readonly Instrument[];
  /** Quotes are no longer updated. */
  readonly isStale: boolean;
  /** Time of the latest quotes while they are stale, otherwise null. */
  readonly at: number | null;
}

/** Whether a market is known to have no instruments. */
export const isEmpty = ({ status, list }: Pick<MarketView, 'status' | 'list'>): boolean => status === 'ready' && list.length === 0;

/** The instruments listed on each side, with or without quotes. */
export const instrumentLists: Readonly<Record<ListedSide, Store<InstrumentList>>> = {
  spot: $pairs,
  contract: $contracts,
  mock: $mockContracts,
};

/** The market views by side; mock trading uses the quotes of real contracts. */
export const marketSides: Readonly<Record<ListedSide, Store<MarketView>>> = {
  spot: combine($pairs, spotQuotes.$status, viewOf),
  contract: combine($contracts, contractQuotes.$status, viewOf),
  mock: combine($mockContracts, contractQuotes.$status, viewOf),
};

function viewOf({ status, list }: InstrumentList, { hasData, isStale, at }: QuoteStatus): MarketView {
  const isWaiting = status === 'ready' && !hasData && !isStale;
  return { status: isWaiting ? 'loading' : status, list, isStale, at };
}
