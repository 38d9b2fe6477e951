import { defaultCaller } from '../caller';
import { frameName, ownStorage } from './tabStorage';

/** The session key of this tab or frame: its own once opened as a persona (`isSomebody`), otherwise the one shared by all other tabs. */
export function tabKey(isSomebody: boolean, unique: () => string, storage = ownStorage(), frame = frameName()): string {
  const name = `exchange-session${frame}`;
  if (!isSomebody) return storage?.getItem(name) ?? defaultCaller.key;
  const key = `tab-${unique()}`;
  storage?.setItem(name, key);
  return key;
}
