import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useLocale } from '@/shared/i18n';
import { href, hrefWithin, readQuery, type HrefInput } from './href';
import type { MenuItem } from './derived';
import type { FlatSchema, RouteRow } from './route';
import { safeUrl, type UrlVerdict } from './safeUrl';

/** Addresses in the tree's language. */
export interface Hrefs {
  /** The address of a screen. */
  readonly to: <const Row extends RouteRow>(row: Row, ...parts: HrefInput<Row>) => string;
  /** The address a menu item leads to. */
  readonly toItem: (item: MenuItem) => string;
  /** Judges a foreign address. */
  readonly resolveUrl: (address: unknown) => UrlVerdict;
}

/** Makes addresses in the tree's language. */
export function useHrefs(): Hrefs {
  const locale = useLocale();
  return useMemo(
    () => ({
      to: (row, ...parts) => href(row, locale, ...parts),
      toItem: ({ route, placement }) => `/${locale}${hrefWithin(route, placement)}`,
      resolveUrl: (address) => safeUrl(address, { locale }),
    }),
    [locale],
  );
}

/** The query parameters of the present address as a row declares them; null where a needed one is missing. */
export function useRouteQuery<S extends FlatSchema>(row: { readonly query: S }): z.output<S> | null {
  const [search] = useSearchParams();
  return readQuery(row, search);
}
