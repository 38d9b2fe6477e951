import { matchPath } from 'react-router-dom';
import type { TextKey } from '@/shared/i18n';
import { splitAddress } from './language';
import { menus, type Condition, type Menu, type Place } from './menus';
import type { Route } from './route';
import { routeList } from './routes';

/** A screen as a menu offers it. */
export interface MenuItem {
  readonly route: Route;
  readonly place: Place;
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

/** The groups of a menu in order; one without items is left out. */
export function menuGroups(menu: Menu, view: MenuView = {}): readonly MenuGroup[] {
  return Object.entries(menus[menu])
    .map(([id, labelKey]) => ({ id, labelKey, items: routesIn(menu, id, view) }))
    .filter(({ items }) => items.length > 0);
}

/** The items of one group of a menu, in order. */
export function routesIn(menu: Menu, group: string, { isPhone = false, conditions = [] }: MenuView = {}): readonly MenuItem[] {
  return routeList
    .flatMap((route) => (route.places ?? []).map((place) => ({ route, place, labelKey: place.labelKey ?? route.titleKey })))
    .filter(({ place }) => place.menu === menu && place.group === group)
    .filter(({ place }) => !(isPhone && place.hiddenOn === 'phone') && (!place.when || conditions.includes(place.when)))
    .toSorted((a, b) => a.place.order - b.place.order);
}

/** The screen an inside address shows; literal segments come before parameters, and the row for everything else comes last. */
export function routeAt(address: string): Route | undefined {
  const { path } = splitAddress(address);
  return byPrecision.find((route) => matchPath(route.path, path || '/'));
}

/** The screens from home down to this one. */
export function breadcrumbs(route: Route): readonly Route[] {
  const home = routeList.filter(({ path }) => path === '/');
  const above = routeList.find(({ id }) => id === route.parent);
  if (route.path === '/') return [route];
  return above ? [...breadcrumbs(above), route] : [...home, route];
}

/** The screens search engines may list. */
export const indexedRoutes = (): readonly Route[] => routeList.filter(({ isIndexed }) => isIndexed);

/** The address, without the language, that shows a screen to the audit. */
export const exampleOf = (route: Route): string => route.example ?? route.path;

const precision = ({ path }: Route): number => (path === '*' ? Infinity : path.split('/:').length);
const byPrecision = routeList.toSorted((a, b) => precision(a) - precision(b));
