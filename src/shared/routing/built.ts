import type { RouteRow } from './route';

/** The names of the pages there are, told by the build; none of them is imported. */
const folders: ReadonlySet<string> = new Set(
  Object.keys(import.meta.glob('../../pages/*/*/page.tsx')).map((file) => file.slice('../../pages/'.length, -'/page.tsx'.length)),
);

/** Whether a screen is built: its folder holds a page. */
export const isBuilt = ({ folder }: Pick<RouteRow, 'folder'>): boolean => folders.has(folder);
