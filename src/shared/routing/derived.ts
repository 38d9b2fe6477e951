import { matchPath } from 'react-router-dom';
import type { TextKey } from '@/shared/i18n';
import { splitAddress } from './language';
import { menus, type Condition, type Menu, type MenuPlacement } from './menus';
import type { Route } from './route';
import { routeList } from './routes';

/** A screen as a menu offers it. */
export interface MenuItem {
  readonly route: Route;
  readonly placement: MenuPlacement;
  readonly labelKey: TextKey<'routes'>;
}

/** A group of a menu that has something to offer. */
export interface MenuGroup {
  readonly id: string;
  readonly labelKey: TextKey<'routes'>;
  readonly items: readonly MenuItem[];
}

/** What decides which items show. */
export interface MenuView {
  readonly isPhone?: boolean;
  readonly conditions?: readonly Condition[];
}

/** All that follows from a list of rows. */
export interface RouteIndex {
  /** The groups of a menu in order; one without items is left out. */
  readonly menuGroups: (menu: Menu, view?: MenuView) => readonly MenuGroup[];
  /** The items of one group of a menu, in order. */
  readonly routesIn: (menu: Menu, group: string, view?: MenuView) => readonly MenuItem[];
  /** The screen an inside address shows; literal segments come before parameters, and the row for everything else comes last. */
  readonly routeAt: (address: string) => Route | undefined;
  /** The screens from home down to this one. */
  readonly breadcrumbs: (route: Route) => readonly Route[];
  /** The screens search engines may list. */
  readonly indexedRoutes: () => readonly Route[];
}

/** Derives menus, breadcrumbs and the rest from rows. */
export function indexRoutes(list: readonly Route[]): RouteIndex {
  const items = list.flatMap((route) =>
    (route.places ?? []).map((placement): MenuItem => ({ route, placement, labelKey: placement.labelKey ?? route.titleKey })),
  );
  const byPrecision = list.toSorted((a, b) => precision(a) - precision(b));
  const home = list.filter(({ path }) => path === '/');

  const routesIn: RouteIndex['routesIn'] = (menu, group, { isPhone = false, conditions = [] } = {}) =>
    items
      .filter(({ placement }) => placement.menu === menu && placement.group === group)
      .filter(({ placement }) => !(isPhone && placement.hiddenOn === 'phone') && (!placement.when || conditions.includes(placement.when)))
      .toSorted((a, b) => a.placement.order - b.placement.order);

  const breadcrumbs: RouteIndex['breadcrumbs'] = (route) => {
    if (route.path === '/') return [route];
    const above = list.find(({ id }) => id === route.parent);
    return above ? [...breadcrumbs(above), route] : [...home, route];
  };

  return {
    routesIn,
    breadcrumbs,
    menuGroups: (menu, view) =>
      Object.entries(menus[menu])
        .map(([id, labelKey]) => ({ id, labelKey, items: routesIn(menu, id, view) }))
        .filter((group) => group.items.length > 0),
    routeAt: (address) => {
      const { path } = splitAddress(address);
      return byPrecision.find((route) => matchPath(route.path, path || '/'));
    },
    indexedRoutes: () => list.filter(({ isIndexed }) => isIndexed),
  };
}

/** The same for the product's own screens. */
export const { menuGroups, routesIn, routeAt, breadcrumbs, indexedRoutes } = indexRoutes(routeList);

/** Whether an inside address shows a screen of its own: links to others are left out, so that none ends in the 404. */
export function isBuilt(address: string): boolean {
  const route = routeAt(address);
  return route !== undefined && route.path !== '*';
}

/** The address, without the language, that shows a screen to the audit. */
export const exampleOf = (route: Route): string => route.example ?? route.path;

function precision({ path }: Route): number {
  return path === '*' ? Infinity : path.split('/:').length;
}
