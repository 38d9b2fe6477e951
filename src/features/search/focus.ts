import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys between the search field and the links below it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, li a[href], li button')];
  const at = stops.indexOf(target);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Returns the focus to the search field from an element that is about to be removed. */
export const focusField = (from: Element): void => from.closest('[role="search"]')?.querySelector('input')?.focus();
