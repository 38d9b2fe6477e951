import { matchPath } from 'react-router-dom';
import type { TextKey } from '@/shared/i18n';
import { hrefsIn, hrefWithoutLocale, routes, parseAddress, type MenuGroup, type MenuItem, type MenuPlacement } from '@/shared/routing';
import type { Locale } from '@locales/registry';

/** A menu link, ready to render. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** The link's address; for a visitor and a screen that requires login, the login page with a redirect back. */
  readonly href: string;
  readonly badge: 'hot' | 'new' | 'live' | null;
  readonly opensNewTab: boolean;
  /** Whether it is the current screen. */
  readonly isCurrent: boolean;
}

/** A titled group of links; never empty. */
export interface MenuEntryGroup {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The user's state that menus depend on. */
export interface Viewer {
  readonly locale: Locale;
  readonly isLoggedIn: boolean;
  readonly address: string;
  /** Whether any live room is on air, which shows the live badge. */
  readonly hasLiveRoom?: boolean;
  readonly t: (key: TextKey<'routes'>) => string;
}

/** Builds the menu's links for a viewer. Source: specification, Header and mega menu. */
export const entriesOf = (groups: readonly MenuGroup[], viewer: Viewer): readonly MenuEntryGroup[] =>
  groups.map(({ id, labelKey, items }) => ({ id, label: viewer.t(labelKey), entries: items.map((item) => entryOf(item, viewer)) }));

function entryOf({ route, placement, labelKey }: MenuItem, { locale, isLoggedIn, address, hasLiveRoom = false, t }: Viewer): MenuEntry {
  const target = `/${locale}${hrefWithoutLocale(route, placement)}`;
  const needsLogin = route.access === 'user' && !isLoggedIn;
  const badge = placement.badge ?? null;
  return {
    id: `${route.id}:${placement.group}:${placement.order}`,
    label: t(labelKey),
    href: needsLogin ? hrefsIn(locale)(routes.login, { query: { redirect: target } }) : target,
    badge: badge === 'live' && !hasLiveRoom ? null : badge,
    opensNewTab: placement.opensNewTab ?? false,
    isCurrent: matchesPlacement(address, placement, route.path),
  };
}

/** Whether an address matches a menu item: the same screen, and every parameter that the item sets or covers. */
function matchesPlacement(address: string, { params, query, covers, alsoAt = [] }: MenuPlacement, pattern: string): boolean {
  const current = parseAddress(address);
  const match = [pattern, ...alsoAt].map((path) => matchPath(path, current.path || '/')).find((found) => found !== null);
  if (!match) return false;
  const currentParams = { ...Object.fromEntries(new URLSearchParams(current.search)), ...match.params };
  return Object.entries({ ...params, ...query }).every(
    ([name, value]) => currentParams[name] === String(value) || covers?.[name]?.test(currentParams[name] ?? ''),
  );
}
