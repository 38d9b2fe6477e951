import type * as z from 'zod/mini';
import { sortKeys, type MarketSide, type SortKey, type SortOrder } from '@/entities/market';
import type { routes } from '@/shared/routing';

export type MarketQuery = z.output<typeof routes.market.query>;

/** Which part of the market is shown, as the address says it. */
export interface Choice {
  readonly tab: 'favourites' | 'spot' | 'contract' | 'new';
  /** Which kind of favourites. */
  readonly side: MarketSide;
  /** Area of spot pairs; null for the first there is. */
  readonly area: number | null;
  readonly kind: 'perpetual' | 'delivery';
  /** Trimmed; empty shows everything. */
  readonly keyword: string;
  readonly order: SortOrder | null;
  /** From 1. */
  readonly page: number;
}

/** How many rows a page of the list has. */
export const pageLength = 50;

/** Reads the address; whatever does not fit counts as left out. */
export function choiceOf({ tab = 'spot', side, area, kind = 'perpetual', keyword = '', sort, order, page = 1 }: MarketQuery): Choice {
  const key = sortKeys.find((known: SortKey) => known === sort);
  return {
    tab,
    side: tab === 'favourites' ? (side ?? 'spot') : tab === 'contract' ? 'contract' : 'spot',
    area: area ?? null,
    kind,
    keyword: keyword.trim(),
    order: key === undefined ? null : { key, direction: order ?? 'descending' },
    page: Math.max(1, page),
  };
}

/** The address of a choice: what is usual is left out. */
export function queryOf({ tab, side, area, kind, keyword, order, page }: Choice): MarketQuery {
  return {
    tab: tab === 'spot' ? undefined : tab,
    side: tab === 'favourites' && side === 'contract' ? side : undefined,
    area: tab === 'spot' && area !== null ? area : undefined,
    kind: tab === 'contract' && kind === 'delivery' ? kind : undefined,
    keyword: keyword === '' ? undefined : keyword,
    sort: order?.key,
    order: order?.direction === 'ascending' ? order.direction : undefined,
    page: page === 1 ? undefined : page,
  };
}
