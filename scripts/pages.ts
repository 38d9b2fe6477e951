import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@/shared/routing/route';
import { root } from './sources.ts';

/** The module of a screen, relative to the root; null while it is not built. */
export function pageFileOf({ folder }: Pick<Route, 'folder'>): string | null {
  const file = `src/pages/${folder}/page.tsx`;
  return hasPage(folder) ? file : null;
}

/** Whether a folder of `src/pages` holds a page. */
export const hasPage = (folder: string): boolean => existsSync(join(root, `src/pages/${folder}/page.tsx`));
