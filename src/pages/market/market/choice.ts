import type * as z from 'zod/mini';
import { sortKeys, type MarketSide, type SortKey, type SortOrder } from '@/entities/market';
import type { routes } from '@/shared/routing';

export type MarketQuery = z.output<typeof routes.market.query>;

/** The selection of the market page as given by the URL. */
export interface Choice {
  readonly tab: 'favourites' | 'spot' | 'contract' | 'new';
  /** Which markets are listed; selectable for favourites only, otherwise given by the tab. */
  readonly side: MarketSide;
  /** Id of the selected watchlist; null for all favourites. */
  readonly list: string | null;
  /** Area of spot pairs; null for the first one. */
  readonly area: number | null;
  readonly kind: 'perpetual' | 'delivery';
  /** Shows only this sector; null for all. */
  readonly sector: string | null;
  /** Shows only gainers or losers over 24 hours; null for all. */
  readonly moved: 'risen' | 'fallen' | null;
  /** Trimmed keyword; empty shows everything. */
  readonly keyword: string;
  readonly order: SortOrder | null;
  /** Starts at 1. */
  readonly page: number;
}

/** Rows per page. */
export const pageSize = 50;

/** Reads the selection from the URL; invalid values are ignored. */
export function choiceOf({
  tab = 'spot',
  side,
  list,
  area,
  kind = 'perpetual',
  sector,
  moved,
  keyword = '',
  sort,
  order,
  page = 1,
}: MarketQuery): Choice {
  const key = sortKeys.find((candidate: SortKey) => candidate === sort);
  return {
    tab,
    side: tab === 'favourites' ? (side ?? 'spot') : tab === 'contract' ? 'contract' : 'spot',
    list: tab === 'favourites' ? (list ?? null) : null,
    area: area ?? null,
    kind,
    sector: sector ?? null,
    moved: moved ?? null,
    keyword: keyword.trim(),
    order: key === undefined ? null : { key, direction: order ?? 'descending' },
    page: Math.max(1, page),
  };
}

/** The URL query of a selection; default values are omitted. */
export function queryOf({ tab, side, list, area, kind, sector, moved, keyword, order, page }: Choice): MarketQuery {
  return {
    tab: tab === 'spot' ? undefined : tab,
    side: tab === 'favourites' && side === 'contract' ? side : undefined,
    list: list ?? undefined,
    area: tab === 'spot' && area !== null ? area : undefined,
    kind: tab === 'contract' && kind === 'delivery' ? kind : undefined,
    sector: sector ?? undefined,
    moved: moved ?? undefined,
    keyword: keyword === '' ? undefined : keyword,
    sort: order?.key,
    order: order?.direction === 'ascending' ? order.direction : undefined,
    page: page === 1 ? undefined : page,
  };
}
