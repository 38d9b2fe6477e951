import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys between the search field and the links below it. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (!step || !(target instanceof HTMLElement)) return;
  const focusable = [...currentTarget.querySelectorAll<HTMLElement>('input, li a[href], li button')];
  const index = focusable.indexOf(target);
  const next = focusable[index + step];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Returns the focus to the search field from an element that is about to be removed. */
export const focusField = (element: Element): void => element.closest('[role="search"]')?.querySelector('input')?.focus();
