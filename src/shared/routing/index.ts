export { isBuilt } from './built';
export {
  breadcrumbs,
  exampleOf,
  indexedRoutes,
  indexRoutes,
  menuGroups,
  routeAt,
  routesIn,
  screens,
  screenUrl,
  type MenuGroup,
  type MenuItem,
  type MenuView,
} from './derived';
export { useHrefs, useRouteQuery, type Hrefs } from './hooks';
export { hrefsIn, hrefWithin, readParams, readQuery, type HrefInput, type To } from './href';
export { chooseLocale, matchLocale, redirectParameter, splitAddress, withLanguage, type SplitAddress } from './language';
export { menus, type Condition, type Menu, type MenuPlacement } from './menus';
export { defineRoutes, listRoutes, type FlatSchema, type Route, type RouteRow, type Shell } from './route';
export { routeList, routes } from './routes';
export { safeRedirect, safeUrl, type UrlVerdict, type Judging } from './safeUrl';
export { ScreenGate, screenLeft } from './screen';
export { $navigator, navigated, reloaded, replaced, backRequested, type Navigator } from './navigate';
