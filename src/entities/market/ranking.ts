import { combine, createStore, type Store } from 'effector';
import { createDigest } from './digest';
import type { Instrument } from './instrument';
import { ranked, type RankingOrder } from './quote';

export interface RankingOptions {
  readonly $rows: Store<readonly Instrument[]>;
  readonly $order: Store<RankingOrder | null>;
  /** How many come out; all by default. */
  readonly $limit?: Store<number>;
}

/** Keeps a list in the order of its figures: at once when rows or order change, every few seconds while it is open, and not at all while somebody points at it or is in it. */
export function createRanking({ $rows, $order, $limit = createStore(Infinity) }: RankingOptions) {
  const { $digest: $ranked, ...digest } = createDigest({
    $source: combine({ rows: $rows, order: $order, limit: $limit }),
    read: ({ rows, order, limit }, quotes) => ranked(rows, order, quotes.get).slice(0, limit),
    empty: [],
    isSame,
  });
  return { ...digest, $ranked };
}

export type Ranking = ReturnType<typeof createRanking>;

const isSame = (before: readonly Instrument[], after: readonly Instrument[]): boolean =>
  before.length === after.length && before.every((row, index) => row === after[index]);
