import { matchPath } from 'react-router-dom';
import type { TextKey } from '@/shared/i18n';
import { hrefsIn, hrefWithin, routes, splitAddress, type MenuGroup, type MenuItem } from '@/shared/routing';
import type { Locale } from '@locales/registry';

/** A link as a menu shows it. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Where it leads: for a visitor and a screen of users, to login and back. */
  readonly href: string;
  readonly badge: 'hot' | 'new' | 'live' | null;
  readonly opensNewTab: boolean;
  /** Whether it is the screen one is on. */
  readonly isCurrent: boolean;
}

/** A headed group of links; never empty. */
export interface MenuEntries {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** Who looks at a menu, and from where. */
export interface Viewer {
  readonly locale: Locale;
  readonly isLoggedIn: boolean;
  readonly address: string;
  /** Whether any live room is on, which the live badge tells. */
  readonly isLiveOn?: boolean;
  readonly t: (key: TextKey<'routes'>) => string;
}

/** Turns the groups of a menu into links for whoever looks. Source: specification, Header and mega menu. */
export const entriesOf = (groups: readonly MenuGroup[], viewer: Viewer): readonly MenuEntries[] =>
  groups.map(({ id, labelKey, items }) => ({ id, label: viewer.t(labelKey), entries: items.map((item) => entryOf(item, viewer)) }));

function entryOf({ route, placement, labelKey }: MenuItem, { locale, isLoggedIn, address, isLiveOn = false, t }: Viewer): MenuEntry {
  const target = `/${locale}${hrefWithin(route, placement)}`;
  const needsLogin = route.access === 'user' && !isLoggedIn;
  const badge = placement.badge ?? null;
  return {
    id: `${route.id}:${placement.group}:${placement.order}`,
    label: t(labelKey),
    href: needsLogin ? hrefsIn(locale)(routes.login, { query: { redirect: target } }) : target,
    badge: badge === 'live' && !isLiveOn ? null : badge,
    opensNewTab: placement.opensNewTab ?? false,
    isCurrent: isAt(address, target, route.path),
  };
}

/** Whether an address shows a menu's target: the same screen, and every query parameter that the target names. */
function isAt(address: string, target: string, pattern: string): boolean {
  const here = splitAddress(address);
  const there = splitAddress(target);
  if (!matchPath(pattern, here.path || '/')) return false;
  const given = new URLSearchParams(here.search);
  const isSameScreen = trimmed(here.path) === trimmed(there.path);
  return isSameScreen && [...new URLSearchParams(there.search)].every(([name, value]) => given.get(name) === value);
}

const trimmed = (path: string): string => path.replace(/\/+$/, '');
