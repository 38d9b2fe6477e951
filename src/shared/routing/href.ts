import * as z from 'zod/mini';
import type { Locale } from '@locales/registry';
import { isBuilt } from './built';
import type { FlatSchema, RouteRow } from './route';

type Part<Name extends string, Row extends RouteRow> =
  Row extends Record<Name, infer S extends FlatSchema>
    ? Record<never, never> extends z.input<S>
      ? { readonly [K in Name]?: z.input<S> }
      : { readonly [K in Name]: z.input<S> }
    : { readonly [K in Name]?: undefined };

/** The parameters of a link: exactly those the row declares. */
export type HrefParts<Row extends RouteRow> = Part<'params', Row> & Part<'query', Row>;
/** The parameters, optional as a whole if each of them is optional. */
export type HrefInput<Row extends RouteRow> =
  Record<never, never> extends HrefParts<Row> ? [parts?: HrefParts<Row>] : [parts: HrefParts<Row>];

/** Creates the address of a screen, such as `/en_US/market`; null while the screen is not built, except for core screens, which always are. */
export interface HrefBuilder {
  <const Row extends CoreRow>(row: Row, ...parts: HrefInput<Row>): string;
  <const Row extends RouteRow>(row: Row, ...parts: HrefInput<Row>): string | null;
}

type CoreRow = RouteRow & { readonly isCore: true };

/** Creates addresses in a language. */
export function hrefsIn(locale: Locale, isScreen: (row: RouteRow) => boolean = isBuilt): HrefBuilder {
  function to<const Row extends CoreRow>(row: Row, ...parts: HrefInput<Row>): string;
  function to<const Row extends RouteRow>(row: Row, ...parts: HrefInput<Row>): string | null;
  function to<const Row extends RouteRow>(row: Row, ...[parts]: HrefInput<Row>): string | null {
    return row.isCore || isScreen(row) ? `/${locale}${hrefWithoutLocale(row, parts)}` : null;
  }
  return to;
}

/** The address of a screen without the language segment, built or not; home is an empty string. */
export function hrefWithoutLocale(row: RouteRow, { params = {}, query = {} }: Loose = {}): string {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${path === '/' ? '' : path}${search && `?${search}`}`;
}

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Parses a row's query parameters; invalid values count as missing. Null if a required one is missing. */
export function readQuery<S extends FlatSchema>({ query }: { readonly query: S }, search: string | URLSearchParams): z.output<S> | null {
  const values = Object.fromEntries(new URLSearchParams(search));
  const read = z.safeParse(query, values);
  if (read.success) return read.data;
  const invalidNames = new Set(read.error.issues.map(({ path }) => path[0]));
  const retried = z.safeParse(query, Object.fromEntries(Object.entries(values).filter(([name]) => !invalidNames.has(name))));
  return retried.success ? retried.data : null;
}

/** Parses a row's path parameters; null if one is invalid, which means that there is no such screen. */
export function readParams<S extends FlatSchema>(
  { params }: { readonly params: S },
  values: Readonly<Record<string, string | undefined>>,
): z.output<S> | null {
  const read = z.safeParse(params, values);
  return read.success ? read.data : null;
}
