import type { ComponentType } from 'react';
import type { I18n } from '@/shared/i18n';
import { lazyComponent } from '@/shared/lazy';
import { routeAt, screens, type Route } from '@/shared/routing';
import { fetchPage } from './pageFiles';

/** The pages of one app instance. */
export interface Pages {
  /** The built screens with their pages; each page is loaded with its texts when first shown. */
  readonly rows: readonly { readonly route: Route; readonly page: ComponentType }[];
  /** Preloads the page of an address. Resolves when it can be rendered without waiting, or cannot be loaded. */
  readonly prepare: (address: string) => Promise<void>;
}

/** Creates the pages of one app instance. */
export function createPages(i18n: I18n): Pages {
  const rows = screens.map((route) => ({ route, page: lazyPage(route, i18n) }));
  return {
    rows,
    prepare: async (address) => {
      const id = routeAt(address)?.id;
      await rows.find(({ route }) => route.id === id)?.page.preload();
    },
  };
}

const lazyPage = (route: Route, i18n: I18n) =>
  lazyComponent(async () => {
    const [page] = await Promise.all([fetchPage(route), i18n.loadNamespaces(...(route.namespaces ?? []))]);
    return page;
  });
