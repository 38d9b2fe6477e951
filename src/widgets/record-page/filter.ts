import type { TextKey } from '@/shared/i18n';
import { readDays, writeDays, type Days } from './dates';
import type { ListedOptions } from './listedOptions';

/** A choice that narrows a list; its id is its name in the address and in the call. */
export type RecordFilter = {
  readonly id: string;
  readonly label: TextKey;
} & (
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: TextKey }[] }
  /** The exchange says what there is to choose. */
  | { readonly kind: 'listed'; readonly from: ListedOptions }
);

/** What narrows a list now, as its address says it. */
export interface Narrowing {
  /** Chosen values by the id of their filter. */
  readonly values: Readonly<Record<string, string>>;
  readonly days: Days;
  /** From 1. */
  readonly page: number;
}

/** Reads an address; values that no filter offers, pages below one and the like count as left out. */
export function readNarrowing(search: URLSearchParams, filters: readonly RecordFilter[]): Narrowing {
  const chosen = filters.flatMap((filter) => {
    const value = search.get(filter.id);
    return value !== null && isOffered(filter, value) ? [[filter.id, value] as const] : [];
  });
  const page = search.get('page') ?? '';
  return { values: Object.fromEntries(chosen), days: readDays(search), page: /^[1-9]\d{0,5}$/.test(page) ? Number.parseInt(page, 10) : 1 };
}

/** Writes it into an address: what is usual is left out. */
export function writeNarrowing({ values, days, page }: Narrowing): Record<string, string> {
  return { ...values, ...writeDays(days), ...(page > 1 ? { page: String(page) } : {}) };
}

/** How many filters are in use. */
export const countNarrowing = ({ values, days }: Narrowing): number =>
  Object.keys(values).length + (Object.keys(writeDays(days)).length > 0 ? 1 : 0);

/** What the exchange lists is not known when an address is read: anything that could be an id counts. */
const isOffered = (filter: RecordFilter, value: string): boolean =>
  filter.kind === 'choice' ? filter.options.some((option) => option.value === value) : /^\w{1,40}$/.test(value);
