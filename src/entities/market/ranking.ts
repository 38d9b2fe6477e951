import { attach, createEvent, createStore, sample, type Store } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import type { Instrument } from './instrument';
import { ranked, type RankingOrder } from './quote';
import { $quotes, contractQuotes, spotQuotes } from './quotesModel';

/** How often a list that is sorted by a moving figure is put in order again, in ms: rows that jump cannot be read. */
export const rankInterval = 4000;

export interface RankingOptions {
  readonly $rows: Store<readonly Instrument[]>;
  readonly $order: Store<RankingOrder | null>;
  /** How many come out; all by default. */
  readonly $limit?: Store<number>;
}

/** Keeps a list in the order of its figures: at once when rows or order change, every few seconds while it is open, and not at all while somebody points at it or is in it. */
export function createRanking({ $rows, $order, $limit = createStore(Infinity) }: RankingOptions) {
  /** The list is shown. */
  const Gate = createGate('RankingGate');
  /** The pointer or the focus has entered or left the list. */
  const held = createEvent<boolean>();

  const $isHeld = createStore(false)
    .on(held, (_, isHeld) => isHeld)
    .reset(Gate.close);
  const { ticked } = interval({ every: rankInterval, start: Gate.open, stop: Gate.close });

  const rankFx = attach({
    source: { rows: $rows, order: $order, feed: $quotes, limit: $limit },
    effect: ({ rows, order, feed, limit }) => ranked(rows, order, feed.get).slice(0, limit),
  });
  const $ranked = createStore<readonly Instrument[]>([]).on(rankFx.doneData, (before, after) => (isSame(before, after) ? before : after));

  const firstQuotes = [spotQuotes.$hasCome, contractQuotes.$hasCome];
  sample({ clock: [Gate.open, $rows, $order, $limit, ...firstQuotes], fn: () => {}, target: rankFx });
  sample({ clock: ticked, source: $isHeld, filter: (isHeld) => !isHeld, fn: () => {}, target: rankFx });

  return { Gate, held, $ranked };
}

export type Ranking = ReturnType<typeof createRanking>;

const isSame = (before: readonly Instrument[], after: readonly Instrument[]): boolean =>
  before.length === after.length && before.every((row, index) => row === after[index]);
