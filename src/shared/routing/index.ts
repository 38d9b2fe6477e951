export {
  breadcrumbs,
  exampleOf,
  hasScreen,
  indexedRoutes,
  indexRoutes,
  menuGroups,
  routeAt,
  routesIn,
  type MenuGroup,
  type MenuItem,
  type MenuView,
} from './derived';
export { useAddresses, useRouteQuery, type Addresses } from './hooks';
export { href, hrefWithin, readParams, readQuery, type HrefInput } from './href';
export { chooseLocale, matchLocale, redirectParameter, splitAddress, withLanguage, type SplitAddress } from './language';
export { menus, type Condition, type Menu, type Place } from './menus';
export { defineRoutes, listRoutes, type FlatSchema, type Route, type RouteRow, type Shell } from './route';
export { routeList, routes } from './routes';
export { safeRedirect, safeUrl, type JudgedUrl, type Judging } from './safeUrl';
export { $navigator, followed, reloaded, replaced, wentBack, type Navigator } from './navigate';
