import type { TextKey } from '@/shared/i18n';
import { readDateRange, writeDateRange, type DateRange } from './dates';
import type { RemoteOptions } from './remoteOptions';

/** A choice that narrows a list; its id is its name in the address and in the call. */
export type RecordFilter = {
  readonly id: string;
  readonly label: TextKey;
} & (
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: TextKey }[] }
  /** The exchange says what there is to choose. */
  | { readonly kind: 'listed'; readonly from: RemoteOptions }
);

/** What narrows a list now, as its address says it. */
export interface Filters {
  /** Chosen values by the id of their filter. */
  readonly values: Readonly<Record<string, string>>;
  readonly days: DateRange;
  /** From 1. */
  readonly page: number;
}

/** Reads an address; values that no filter offers, pages below one and the like count as left out. */
export function readFilters(search: URLSearchParams, filters: readonly RecordFilter[]): Filters {
  const chosen = filters.flatMap((filter) => {
    const value = search.get(filter.id);
    return value !== null && isOffered(filter, value) ? [[filter.id, value] as const] : [];
  });
  const page = search.get('page') ?? '';
  return {
    values: Object.fromEntries(chosen),
    days: readDateRange(search),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number.parseInt(page, 10) : 1,
  };
}

/** Writes it into an address: what is usual is left out. */
export function writeFilters({ values, days, page }: Filters): Record<string, string> {
  return { ...values, ...writeDateRange(days), ...(page > 1 ? { page: String(page) } : {}) };
}

/** How many filters are in use. */
export const countFilters = ({ values, days }: Filters): number =>
  Object.keys(values).length + (Object.keys(writeDateRange(days)).length > 0 ? 1 : 0);

/** What the exchange lists is not known when an address is read: anything that could be an id counts. */
const isOffered = (filter: RecordFilter, value: string): boolean =>
  filter.kind === 'choice' ? filter.options.some((option) => option.value === value) : /^\w{1,40}$/.test(value);
