import { worldOfTab } from '../control/link';
import { frameName, tabSessionStorage, separateWorldKey } from './tabStorage';

/** The exchange a tab or frame joins, and the URL that sets its state. */
export interface TabWorld {
  /** The unique name of a separate world; empty for the origin's exchange. */
  readonly world: string;
  readonly address: string;
}

/** The storage key of the id that distinguishes a tab's worlds from those of other tabs. */
const tabIdKey = 'exchange-tab';

/** The world a URL sets for this tab or frame. A separate world lasts as long as it is open: a reload restarts it in the state set by its first URL. */
export function tabWorld(address: string, unique: () => string, storage = tabSessionStorage(), frame = frameName()): TabWorld {
  const name = `${separateWorldKey}${frame}`;
  const openedAddress = worldOfTab(new URL(address).searchParams) === null ? storage?.getItem(name) : address;
  if (openedAddress === undefined || openedAddress === null) return { world: '', address };
  storage?.setItem(name, openedAddress);
  const tab = storage?.getItem(tabIdKey) ?? unique();
  storage?.setItem(tabIdKey, tab);
  return { world: `${worldOfTab(new URL(openedAddress).searchParams) ?? ''} ${tab}`, address: openedAddress };
}
