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
} from './routeIndex';
export { useHrefs, useRouteQuery, type Hrefs } from './hooks';
export { hrefsIn, hrefWithoutLocale, readParams, readQuery, type HrefInput, type HrefBuilder } from './href';
export { chooseLocale, matchLocale, redirectParameter, parseAddress, withLanguage, type ParsedAddress } from './language';
export { menus, type Condition, type Menu, type MenuPlacement } from './menus';
export { defineRoutes, listRoutes, type FlatSchema, type Route, type RouteRow, type Shell } from './route';
export { routeList, routes } from './routes';
export { safeRedirect, safeUrl, type UrlVerdict, type UrlOptions } from './safeUrl';
export { ScreenGate, screenLeft } from './screen';
export { $navigator, navigated, reloadRequested, replaceRequested, backRequested, type Navigator } from './navigate';
