import { createEvent, createStore } from 'effector';
import { screenLeft } from '@/shared/routing';

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
/** The key list was requested. */
export const shortcutsOpened = createEvent();
export const shortcutsClosed = createEvent();
/** A command of the palette was started, by id. */
export const commandStarted = createEvent<string>();

const maxRecent = 3;

export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed, screenLeft);
export const $areShortcutsShown = createStore(false)
  .on(shortcutsOpened, () => true)
  .reset(shortcutsClosed, screenLeft);
/** The ids of the commands most recently started from the palette, newest first. */
export const $recent = createStore<readonly string[]>([]).on(commandStarted, (ids, id) =>
  [id, ...ids.filter((other) => other !== id)].slice(0, maxRecent),
);
