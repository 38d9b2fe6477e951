import { createEvent, createStore, merge, sample } from 'effector';
import { delay } from '@/shared/lib';

/** Delay before a dropdown closes after the pointer has left it, in ms. Source: specification, Header and mega menu. */
export const closeDelayMs = 30;

/** The pointer has entered a dropdown or its entry, or it was opened by keyboard or touch. */
export const dropdownEntered = createEvent<string>();
/** The pointer has left the dropdown and its entry. */
export const dropdownLeft = createEvent();
/** Closes the dropdown immediately: on Escape, on choosing an item, or when the focus moves elsewhere. */
export const dropdownClosed = createEvent();

/** The open dropdown of the header; null if none. */
export const $openDropdown = createStore<string | null>(null)
  .on(dropdownEntered, (_, id) => id)
  .reset(dropdownClosed);

sample({
  clock: delay({ source: dropdownLeft, ms: closeDelayMs, cancel: merge([dropdownEntered, dropdownClosed]) }),
  fn: () => {},
  target: dropdownClosed,
});
