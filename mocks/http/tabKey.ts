import { defaultCaller } from '../caller';
import { frameName, tabSessionStorage } from './tabStorage';

/** The session key of this tab or frame: its own once opened as a persona (`hasTabPersona`), otherwise the one shared by all other tabs. */
export function tabKey(hasTabPersona: boolean, unique: () => string, storage = tabSessionStorage(), frame = frameName()): string {
  const name = `exchange-session${frame}`;
  if (!hasTabPersona) return storage?.getItem(name) ?? defaultCaller.key;
  const key = `tab-${unique()}`;
  storage?.setItem(name, key);
  return key;
}
