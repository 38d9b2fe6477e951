import type { ComponentType } from 'react';
import type { Route } from '@/shared/routing';

/** A `page.tsx` exports one component, the page. */
type PageModule = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<PageModule>('../pages/*/*/page.tsx');

/** Fetches the page of a route. Rejects if it cannot be fetched. */
export async function fetchPage({ folder }: Pick<Route, 'folder'>): Promise<ComponentType> {
  const load = modules[`../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`src/pages/${folder}/page.tsx is missing`);
  const [component] = Object.values(await load());
  if (!component) throw new Error(`src/pages/${folder}/page.tsx exports no page`);
  return component;
}
