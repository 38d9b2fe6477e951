import type { ComponentType } from 'react';
import type { I18n } from '@/shared/i18n';
import { lazyComponent } from '@/shared/lazy';
import { routeAt, type Route } from '@/shared/routing';

/** A `page.tsx` exports one component, the page. */
type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>('../pages/*/*/page.tsx');

async function fetchPage({ folder, namespaces = [] }: Route, i18n: I18n): Promise<ComponentType> {
  const load = modules[`../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`src/pages/${folder}/page.tsx is missing`);
  const [module] = await Promise.all([load(), i18n.loadNamespaces(...namespaces)]);
  const [component] = Object.values(module);
  if (!component) throw new Error(`src/pages/${folder}/page.tsx exports no page`);
  return component;
}

/** The page of a route, fetched with its texts when it is first shown. */
export const lazyPage = (route: Route, i18n: I18n): ComponentType => lazyComponent(() => fetchPage(route, i18n));

/** Preloads the page of an address in parallel with the shell. */
export function preparePage(address: string, i18n: I18n): void {
  const route = routeAt(address);
  if (route) fetchPage(route, i18n).catch(() => {}); // who shows the page asks again, and says so where that fails
}
