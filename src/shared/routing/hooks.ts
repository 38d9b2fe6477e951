import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useLocale } from '@/shared/i18n';
import { screenUrl } from './routeIndex';
import { hrefsIn, readQuery, type HrefBuilder } from './href';
import type { FlatSchema } from './route';
import type { UrlVerdict } from './safeUrl';

/** Creates addresses in the app's language. */
export interface Hrefs {
  readonly to: HrefBuilder;
  /** Validates an external address; addresses of screens that are not built are rejected. */
  readonly resolveUrl: (address: unknown) => UrlVerdict;
}

/** Returns functions that create addresses in the app's language. */
export function useHrefs(): Hrefs {
  const locale = useLocale();
  return useMemo(() => ({ to: hrefsIn(locale), resolveUrl: (address) => screenUrl(address, locale) }), [locale]);
}

/** The query parameters of the current address as the row declares them; null if a required one is missing. */
export function useRouteQuery<S extends FlatSchema>(row: { readonly query: S }): z.output<S> | null {
  const [search] = useSearchParams();
  return readQuery(row, search);
}
