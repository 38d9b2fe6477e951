import { matchPath } from 'react-router-dom';
import type { TextKey } from '@/shared/i18n';
import { parseAddress } from './language';
import { menus, type Condition, type Menu, type MenuPlacement } from './menus';
import type { Locale } from '@locales/registry';
import { isBuilt } from './built';
import type { Route, RouteRow } from './route';
import { routeList } from './routes';
import { safeUrl, type UrlVerdict } from './safeUrl';

/** A screen as a menu item. */
export interface MenuItem {
  readonly route: Route;
  readonly placement: MenuPlacement;
  readonly labelKey: TextKey<'routes'>;
}

/** A non-empty group of a menu. */
export interface MenuGroup {
  readonly id: string;
  readonly labelKey: TextKey<'routes'>;
  readonly items: readonly MenuItem[];
}

/** Determines which menu items are shown. */
export interface MenuView {
  readonly isPhone?: boolean;
  readonly conditions?: readonly Condition[];
}

/** Everything derived from a list of route rows. */
export interface RouteIndex {
  /** The built screens, in table order. */
  readonly screens: readonly Route[];
  /** The groups of a menu in order; empty groups are left out. */
  readonly menuGroups: (menu: Menu, view?: MenuView) => readonly MenuGroup[];
  /** The items of one group of a menu, in order. */
  readonly routesIn: (menu: Menu, group: string, view?: MenuView) => readonly MenuItem[];
  /** The screen of an internal address: literal segments win over parameters; unknown and unbuilt addresses match the `*` row. */
  readonly routeAt: (address: string) => Route | undefined;
  /** The ancestors of a screen, starting with home. */
  readonly breadcrumbs: (route: RouteRow) => readonly Route[];
  /** The screens that search engines may index. */
  readonly indexedRoutes: () => readonly Route[];
}

/** Derives menus, breadcrumbs and lookups from rows; screens that are not built are left out everywhere. */
export function indexRoutes(rows: readonly Route[], isScreen: (route: Route) => boolean): RouteIndex {
  const list = rows.filter(isScreen);
  const items = list.flatMap((route) =>
    (route.menuPlacements ?? []).map((placement): MenuItem => ({ route, placement, labelKey: placement.labelKey ?? route.titleKey })),
  );
  const bySpecificity = list.toSorted((a, b) => specificity(a) - specificity(b));
  const home = list.filter(({ path }) => path === '/');

  const routesIn: RouteIndex['routesIn'] = (menu, group, { isPhone = false, conditions = [] } = {}) =>
    items
      .filter(({ placement }) => placement.menu === menu && placement.group === group)
      .filter(({ placement: { hiddenOn, when } }) => hiddenOn !== (isPhone ? 'phone' : 'desktop') && (!when || conditions.includes(when)))
      .toSorted((a, b) => a.placement.order - b.placement.order);

  const ancestorsOf = (route: RouteRow): readonly Route[] => {
    const parent = rows.find(({ id }) => id === route.parent);
    return parent ? [...ancestorsOf(parent), parent] : home;
  };

  return {
    routesIn,
    breadcrumbs: (route) => (route.path === '/' ? [] : ancestorsOf(route).filter(isScreen)),
    menuGroups: (menu, view) =>
      Object.entries(menus[menu])
        .map(([id, labelKey]) => ({ id, labelKey, items: routesIn(menu, id, view) }))
        .filter((group) => group.items.length > 0),
    routeAt: (address) => {
      const { path } = parseAddress(address);
      return bySpecificity.find((route) => matchPath(route.path, path || '/'));
    },
    screens: list,
    indexedRoutes: () => list.filter(({ isIndexed }) => isIndexed),
  };
}

/** The index of the product's own routes. */
export const { menuGroups, routesIn, routeAt, breadcrumbs, screens, indexedRoutes } = indexRoutes(routeList, isBuilt);

/** Validates an external address like `safeUrl`, and also rejects internal addresses without a screen, so that no link leads to the 404 page. */
export function screenUrl(address: unknown, locale: Locale): UrlVerdict {
  const verdict = safeUrl(address, { locale });
  return verdict.kind === 'internal' && routeAt(verdict.to)?.path === '*' ? { kind: 'rejected' } : verdict;
}

/** The address, without the language, at which the audit opens a screen. */
export const exampleOf = (route: Route): string => route.example ?? route.path;

function specificity({ path }: Route): number {
  return path === '*' ? Infinity : path.split('/:').length;
}
