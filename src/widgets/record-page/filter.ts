import type { TextKey } from '@/shared/i18n';
import { readDateRange, writeDateRange, type DateRange } from './dates';
import type { RemoteOptions } from './remoteOptions';

/** A filter of a list; its id is the query parameter in the URL and in the call. */
export type RecordFilter<Id extends string = string> = {
  readonly id: Id;
  readonly label: TextKey;
} & (
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: TextKey }[] }
  /** Options loaded from the server. */
  | { readonly kind: 'remote'; readonly from: RemoteOptions }
);

/** The filters and page of a list, as stored in its URL. */
export interface Filters {
  /** Selected values by filter id. */
  readonly values: Readonly<Record<string, string>>;
  readonly days: DateRange;
  /** Starts at 1. */
  readonly page: number;
}

/** Reads the filters from a URL; invalid values are ignored. */
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

/** Writes the filters as query parameters; default values are omitted. */
export function writeFilters({ values, days, page }: Filters): Record<string, string> {
  return { ...values, ...writeDateRange(days), ...(page > 1 ? { page: String(page) } : {}) };
}

/** Number of active filters. */
export const countFilters = ({ values, days }: Filters): number =>
  Object.keys(values).length + (Object.keys(writeDateRange(days)).length > 0 ? 1 : 0);

/** Options from the server are not yet loaded when a URL is read, so any value that looks like an id is accepted. */
const isOffered = (filter: RecordFilter, value: string): boolean =>
  filter.kind === 'choice' ? filter.options.some((option) => option.value === value) : /^\w{1,40}$/.test(value);
