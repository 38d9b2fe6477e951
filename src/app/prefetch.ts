import type { Locale } from '@locales/registry';
import { textsOf } from '@/shared/i18n/files';
import { routeAt } from '@/shared/routing/derived';
import { shellNamespaces } from './namespaces';
import { fetchPage } from './pageFiles';

/** Sends for the page and the texts of an address. Whoever shows them asks again, and says so where that fails. */
export function prefetch(address: string, locale: Locale, files = { fetchPage, textsOf }): void {
  const route = routeAt(address);
  for (const namespace of [...shellNamespaces, ...(route?.namespaces ?? [])]) files.textsOf(locale, namespace).catch(() => {});
  if (route) files.fetchPage(route).catch(() => {});
}
