import type { Locale } from '@locales/registry';
import { loadTexts } from '@/shared/i18n/loadTexts';
import { routeAt } from '@/shared/routing/routeIndex';
import { shellNamespaces } from './namespaces';
import { fetchPage } from './pageFiles';

/** Starts loading the page and the texts of an address. Failures are ignored: rendering requests the files again and reports errors. */
export function prefetch(address: string, locale: Locale, files = { fetchPage, textsOf: loadTexts }): void {
  const route = routeAt(address);
  for (const namespace of [...shellNamespaces, ...(route?.namespaces ?? [])]) files.textsOf(locale, namespace).catch(() => {});
  if (route) files.fetchPage(route).catch(() => {});
}
