import { createEvent, createStore } from 'effector';
import { screenLeft } from '@/shared/routing';

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
/** The list of keyboard shortcuts was opened. */
export const shortcutsOpened = createEvent();
export const shortcutsClosed = createEvent();
/** A command was selected in the palette; the payload is its id. */
export const commandSelected = createEvent<string>();

const maxRecent = 3;

export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed, screenLeft);
export const $areShortcutsShown = createStore(false)
  .on(shortcutsOpened, () => true)
  .reset(shortcutsClosed, screenLeft);
/** The ids of the commands most recently selected in the palette, newest first. */
export const $recent = createStore<readonly string[]>([]).on(commandSelected, (ids, id) =>
  [id, ...ids.filter((other) => other !== id)].slice(0, maxRecent),
);
