import { useSyncExternalStore } from 'react';
import { changeView, viewOf } from './view';

/** Values in place of those that are checked in, by what they hold in and by token. Whether each fits its token is checked where it is used. */
export type Edits = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The longest text of edits that an address carries: browsers and chats cut longer ones. */
export const maxInAddress = 1500;

/** How long the edits rest before they stand in the address, in ms: a browser allows few changes of it a second. */
const rest = 300;

/** The edits of an address; null where it names none or none that can be read. */
function named(): Edits | null {
  const isGroup = (value: unknown): value is Record<string, Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  try {
    const edits: unknown = JSON.parse(viewOf(location.search).tokens);
    return isGroup(edits) && Object.values(edits).every(isGroup) ? edits : null;
  } catch {
    return null;
  }
}

let current = named() ?? {};
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The edits as the address carries them; empty where there are none. */
export const editsText = (edits: Edits): string => (Object.keys(edits).length > 0 ? JSON.stringify(edits) : '');

function become(edits: Edits): void {
  current = edits;
  for (const listener of listeners) listener();
}

/** Edits tokens: the story follows at once, the address a little later, unless they are too many for it. */
export function changeEdits(edits: Edits): void {
  become(edits);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const tokens = editsText(edits);
    changeView({ tokens: tokens.length <= maxInAddress ? tokens : '' });
  }, rest);
}

// An entry of the history that names no edits keeps those made here.
addEventListener('popstate', () => changeEdits(named() ?? current));

/** The present edits. */
export function useEdits(): Edits {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
