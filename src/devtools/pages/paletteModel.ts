import { createEvent, createStore } from 'effector';

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
/** The palette of the workbench is open. */
export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed);
