import { createEvent, createStore, merge, sample } from 'effector';
import { delay } from '@/shared/lib';

/** How long a dropdown stays after the pointer has left it. Source: specification, Header and mega menu. */
export const closeDelayMs = 30;

/** The pointer has come to a dropdown or its entry, or it was opened by key or touch. */
export const dropdownEntered = createEvent<string>();
/** The pointer has left it. */
export const dropdownLeft = createEvent();
/** It is to close at once: by Escape, by a chosen item, by the focus going elsewhere. */
export const dropdownClosed = createEvent();

/** The open dropdown of the header; never two. */
export const $openDropdown = createStore<string | null>(null)
  .on(dropdownEntered, (_, id) => id)
  .reset(dropdownClosed);

sample({
  clock: delay({ source: dropdownLeft, ms: closeDelayMs, cancel: merge([dropdownEntered, dropdownClosed]) }),
  fn: () => {},
  target: dropdownClosed,
});
