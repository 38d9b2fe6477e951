/** The storage of a tab, which lasts until the tab is closed. */
export interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** The storage key of a tab's separate world; a frame appends its own name. */
export const separateWorldKey = 'exchange-world';

/** The tab's session storage; null if the browser denies it, in which case nothing survives a reload. */
export function tabSessionStorage(): TabStorage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** The key suffix of this frame: frames share the storage of their tab. Empty for the top window. */
export const frameName = (): string => (globalThis.window === globalThis.top ? '' : `.${globalThis.window.name}`);
