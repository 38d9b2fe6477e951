import { createEvent, createStore, sample } from 'effector';
import { started } from './selection';
import { transferClosed, type TransferOpening } from './opening';

/** The form stands on a page, with what the address names. */
export const pageShown = createEvent<TransferOpening>();
export const pageLeft = createEvent();

const $page = createStore<TransferOpening | null>(null)
  .on(pageShown, (_, opening) => opening)
  .reset(pageLeft);

sample({ clock: pageShown, target: started });
// What ends the form in a dialog leaves a page with an empty one.
sample({ clock: transferClosed, source: $page, filter: (opening) => opening !== null, target: started });
sample({ clock: pageLeft, target: transferClosed });
