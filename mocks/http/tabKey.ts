import { defaultCaller } from '../caller';
import { frameName, ownStorage } from './tabStorage';

/** The key that the session of this tab or frame is kept under: one of its own from the load on that makes it somebody (`isSomebody`), else that of all other tabs. */
export function tabKey(isSomebody: boolean, unique: () => string, storage = ownStorage(), frame = frameName()): string {
  const name = `exchange-session${frame}`;
  if (!isSomebody) return storage?.getItem(name) ?? defaultCaller.key;
  const key = `tab-${unique()}`;
  storage?.setItem(name, key);
  return key;
}
