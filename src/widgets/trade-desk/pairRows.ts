import { matchesKeyword, rankInstruments, type Instrument, type MarketId, type Quote, type SortOrder } from '@/entities/market';
import { groupOf, pairGroup } from './pairGroups';

/** An instrument with its URL. */
export interface ListedPair {
  readonly pair: Instrument;
  readonly href: string;
}

export interface PairChoice {
  readonly keyword: string;
  /** Ignored while a keyword is given. */
  readonly group: string;
  readonly starred: readonly MarketId[];
  /** The recently viewed instruments, latest first. */
  readonly recent: readonly MarketId[];
}

/** The selected pairs: all that match the keyword, or those of a group. */
export function pairsOf(listed: readonly ListedPair[], { keyword, group, starred, recent }: PairChoice): readonly ListedPair[] {
  if (keyword.trim() !== '') return listed.filter(({ pair }) => matchesKeyword(pair, keyword));
  if (group === pairGroup.recent) return recent.flatMap((id) => listed.filter(({ pair }) => pair.id === id));
  if (group === pairGroup.favourites) return listed.filter(({ pair }) => starred.includes(pair.id));
  return listed.filter(({ pair }) => groupOf(pair) === group);
}

/** The sort keys of the pair list. */
export const pairSorts = ['pair', 'last', 'change', 'turnover'] as const;
export type PairSort = (typeof pairSorts)[number];

/** The order after a column is pressed: values start with the highest, names from A; the third press restores the order of the exchange. */
export function nextOrder(key: PairSort, order: SortOrder | null): SortOrder | null {
  const first = key === 'pair' ? 'ascending' : 'descending';
  if (order?.key !== key) return { key, direction: first };
  return order.direction === first ? { key, direction: first === 'ascending' ? 'descending' : 'ascending' } : null;
}

/** Sorts the list by an order, using the current quotes. */
export function sortPairs(
  rows: readonly ListedPair[],
  order: SortOrder | null,
  quoteOf: (id: MarketId) => Quote | undefined,
): readonly ListedPair[] {
  const byId = new Map(rows.map((each) => [each.pair.id, each]));
  const quote = (id: MarketId) => quoteOf(byId.get(id)?.pair.quoteId ?? id);
  return rankInstruments(
    rows.map(({ pair }) => pair),
    order,
    quote,
  ).flatMap(({ id }) => byId.get(id) ?? []);
}
