import { defaultCaller } from '../caller';

/** Where a tab remembers its key; it forgets it when it is closed. */
interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** The key that the session of this tab or frame is kept under: one of its own from the load on that makes it somebody (`isSomebody`), else that of all other tabs. */
export function tabKey(isSomebody: boolean, unique: () => string, storage = ownStorage(), frame = frameName()): string {
  const name = `exchange-session${frame}`;
  if (!isSomebody) return storage?.getItem(name) ?? defaultCaller.key;
  const key = `tab-${unique()}`;
  storage?.setItem(name, key);
  return key;
}

/** Null where the browser refuses storage: the tab is then somebody until it is reloaded. */
function ownStorage(): TabStorage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Frames share the storage of their tab; each has its own place in it, by its name. */
const frameName = (): string => (globalThis.window === globalThis.top ? '' : `.${globalThis.window.name}`);
