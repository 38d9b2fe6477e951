import { attach, combine, createEvent, createStore, sample, type EventCallable, type Store } from 'effector';
import type { Feed } from '@/shared/lib/feed';
import { scopeFeed } from '@/shared/lib/scopeFeed';
import { createDigest } from './digest';
import type { Instrument } from './instrument';
import { rankInstruments, type Quote, type RankingOrder } from './quote';
import { $quotes, quotesArrived } from './quotesModel';

export interface RankingOptions {
  readonly $rows: Store<readonly Instrument[]>;
  readonly $order: Store<RankingOrder | null>;
  /** Maximum number of rows; all by default. */
  readonly $limit?: Store<number>;
}

/** What a list of instruments needs from its ranking. */
export interface RankedList {
  /** The pointer or the focus entered or left the list. */
  readonly pauseChanged: EventCallable<boolean>;
  /** The displayed quotes, which match the order. */
  readonly $shown: Store<Feed<Quote>>;
}

/** A list with its own order and the latest quotes. */
export const unranked: RankedList = { pauseChanged: createEvent(), $shown: $quotes };

/**
 * Keeps a list sorted by its values: re-sorted when rows or order change and every few seconds while open, but not while hovered or
 * focused. Values follow the market as long as they do not change the order; those that would are shown together with the new order, so
 * that a list is always sorted by the values it shows. While hovered or focused, the list shows the latest values.
 */
export function createRanking({ $rows, $order, $limit = createStore(Infinity) }: RankingOptions) {
  const $source = combine({ rows: $rows, order: $order, limit: $limit });
  const { $digest: $ranked, $isPaused, calculated, ...digest } = createDigest({ $source, read: rankedRows, empty: [], isSame });

  const $shown = scopeFeed<Quote>([digest.Gate.open]);
  const showFx = attach({ source: { now: $quotes, shown: $shown }, effect: ({ now, shown }) => shown.set(now.entries()) });
  sample({ clock: calculated, fn: () => {}, target: showFx });
  sample({
    clock: quotesArrived,
    source: { isOpen: digest.Gate.status, isPaused: $isPaused, source: $source, before: $ranked, quotes: $quotes },
    filter: ({ isOpen, isPaused, source, before, quotes }) => isOpen && (isPaused || isSame(before, rankedRows(source, quotes))),
    fn: () => {},
    target: showFx,
  });
  return { ...digest, $ranked, $shown };
}

export type Ranking = ReturnType<typeof createRanking>;

interface Unordered {
  readonly rows: readonly Instrument[];
  readonly order: RankingOrder | null;
  readonly limit: number;
}

const rankedRows = ({ rows, order, limit }: Unordered, quotes: Feed<Quote>): readonly Instrument[] =>
  rankInstruments(rows, order, quotes.get).slice(0, limit);

const isSame = (before: readonly Instrument[], after: readonly Instrument[]): boolean =>
  before.length === after.length && before.every((row, index) => row === after[index]);
