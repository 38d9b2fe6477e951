import { createEvent, createStore } from 'effector';

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
/** The text typed while the palette is still loading has changed. */
export const typedAhead = createEvent<string>();
/** Whether the workbench palette is open. */
export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed);
/** The initial text of the palette. */
export const $typedAhead = createStore('')
  .on(typedAhead, (_, text) => text)
  .reset(paletteClosed);
