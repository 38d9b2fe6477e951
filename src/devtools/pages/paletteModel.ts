import { createEvent, createStore } from 'effector';

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
/** Something was typed while the palette was still loading: what is there of it by now. */
export const typedAhead = createEvent<string>();
/** The palette of the workbench is open. */
export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed);
/** What the palette opens with. */
export const $typedAhead = createStore('')
  .on(typedAhead, (_, text) => text)
  .reset(paletteClosed);
