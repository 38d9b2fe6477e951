/** Where a tab remembers what it is; it forgets it when it is closed. */
export interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** Under which name a tab remembers that it has a world of its own; a frame adds its own name. */
export const ownWorldName = 'exchange-world';

/** Null where the browser refuses storage: what is remembered then lasts until the page is reloaded. */
export function ownStorage(): TabStorage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Frames share the storage of their tab; each has its own place in it, by its name. */
export const frameName = (): string => (globalThis.window === globalThis.top ? '' : `.${globalThis.window.name}`);
