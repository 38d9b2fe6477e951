import type { RouteRow } from './route';

/** The folders of the existing pages, known at build time without importing them. */
const folders: ReadonlySet<string> = new Set(
  Object.keys(import.meta.glob('../../pages/*/*/page.tsx')).map((file) => file.slice('../../pages/'.length, -'/page.tsx'.length)),
);

/** Whether a screen is built: its folder holds a page. */
export const isBuilt = ({ folder }: Pick<RouteRow, 'folder'>): boolean => folders.has(folder);
