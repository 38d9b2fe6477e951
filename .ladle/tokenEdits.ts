import { useSyncExternalStore } from 'react';
import { changeView, viewOf } from './view';

/** Edited values by scope and token, in place of the checked-in ones. Whether each is valid for its token is checked on use. */
export type Edits = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The longest text of edits kept in the address: browsers and chats truncate longer ones. */
export const maxAddressLength = 1500;

/** The delay in ms before edits are written to the address: browsers limit how often it may change. */
const writeDelayMs = 300;

/** The edits in the address; null if it contains none or invalid ones. */
function editsInAddress(): Edits | null {
  const isGroup = (value: unknown): value is Record<string, Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  try {
    const edits: unknown = JSON.parse(viewOf(location.search).tokens);
    return isGroup(edits) && Object.values(edits).every(isGroup) ? edits : null;
  } catch {
    return null;
  }
}

let current = editsInAddress() ?? {};
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The edits as written in the address; empty if there are none. */
export const editsText = (edits: Edits): string => (Object.keys(edits).length > 0 ? JSON.stringify(edits) : '');

function setCurrent(edits: Edits): void {
  current = edits;
  for (const listener of listeners) listener();
}

/** Edits tokens: the story follows at once, the address a little later, unless there are too many edits for it. */
export function changeEdits(edits: Edits): void {
  setCurrent(edits);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const tokens = editsText(edits);
    changeView({ tokens: tokens.length <= maxAddressLength ? tokens : '' });
  }, writeDelayMs);
}

// A history entry without edits keeps the current ones.
addEventListener('popstate', () => changeEdits(editsInAddress() ?? current));

/** The current edits. */
export function useEdits(): Edits {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
