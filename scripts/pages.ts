import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@/shared/routing/route';
import { root } from './sources.ts';

/** The module of a route's page, relative to the repository root; null if the page does not exist yet. */
export function pageFileOf({ folder }: Pick<Route, 'folder'>): string | null {
  const file = `src/pages/${folder}/page.tsx`;
  return hasPage(folder) ? file : null;
}

/** Whether a folder of `src/pages` holds a page. */
export const hasPage = (folder: string): boolean => existsSync(join(root, `src/pages/${folder}/page.tsx`));
