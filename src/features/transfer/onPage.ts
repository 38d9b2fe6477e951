import { createEvent, createStore, sample } from 'effector';
import { started } from './selection';
import { transferClosed, type TransferOpening } from './opening';

/** The form is shown on a page, with initial values from the address. */
export const pageShown = createEvent<TransferOpening>();
export const pageLeft = createEvent();

const $page = createStore<TransferOpening | null>(null)
  .on(pageShown, (_, opening) => opening)
  .reset(pageLeft);

sample({ clock: pageShown, target: started });
// What closes the dialog resets the form on a page.
sample({ clock: transferClosed, source: $page, filter: (opening) => opening !== null, target: started });
sample({ clock: pageLeft, target: transferClosed });
