import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useLocale } from '@/shared/i18n';
import { screenUrl } from './derived';
import { hrefsIn, readQuery, type To } from './href';
import type { FlatSchema } from './route';
import type { UrlVerdict } from './safeUrl';

/** Addresses in the tree's language. */
export interface Hrefs {
  readonly to: To;
  /** Validates an external address; one of a screen that is not built is rejected. */
  readonly resolveUrl: (address: unknown) => UrlVerdict;
}

/** Makes addresses in the tree's language. */
export function useHrefs(): Hrefs {
  const locale = useLocale();
  return useMemo(() => ({ to: hrefsIn(locale), resolveUrl: (address) => screenUrl(address, locale) }), [locale]);
}

/** The query parameters of the present address as a row declares them; null where a needed one is missing. */
export function useRouteQuery<S extends FlatSchema>(row: { readonly query: S }): z.output<S> | null {
  const [search] = useSearchParams();
  return readQuery(row, search);
}
