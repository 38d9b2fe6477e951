import { lazy, type ComponentType } from 'react';
import type { I18n } from '@/shared/i18n';
import type { Route } from '@/shared/routing';

/** A `page.tsx` exports one component: the page. */
type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>('../pages/*/*/page.tsx');

/** The page of a route, fetched with its texts when it is first shown; a failed fetch is tried again by the next visit. */
export function lazyPage({ page, namespaces = [] }: Route, i18n: I18n): ComponentType {
  return lazy(async () => {
    const load = modules[`../pages/${page}/page.tsx`];
    if (!load) throw new Error(`src/pages/${page}/page.tsx is missing`);
    const [module] = await Promise.all([load(), i18n.loadNamespaces(...namespaces)]);
    const [component] = Object.values(module);
    if (!component) throw new Error(`src/pages/${page}/page.tsx exports no page`);
    return { default: component };
  });
}
