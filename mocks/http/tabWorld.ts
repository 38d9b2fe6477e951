import { worldOfTab } from '../control/link';
import { frameName, ownStorage, ownWorldName } from './tabStorage';

/** Which exchange a tab or frame joins, and the address that names its state. */
export interface TabWorld {
  /** The name of a world of its own, which no other tab has; empty for the one exchange of the origin. */
  readonly world: string;
  readonly address: string;
}

/** Where a tab keeps what tells its worlds from those of other tabs. */
const tabName = 'exchange-tab';

/** The world that an address names for this tab or frame. A world of its own lasts as long as it is shown: after a reload it begins again in the state that the first address named. */
export function tabWorld(address: string, unique: () => string, storage = ownStorage(), frame = frameName()): TabWorld {
  const name = `${ownWorldName}${frame}`;
  const opened = worldOfTab(new URL(address).searchParams) === null ? storage?.getItem(name) : address;
  if (opened === undefined || opened === null) return { world: '', address };
  storage?.setItem(name, opened);
  const tab = storage?.getItem(tabName) ?? unique();
  storage?.setItem(tabName, tab);
  return { world: `${worldOfTab(new URL(opened).searchParams) ?? ''} ${tab}`, address: opened };
}
