import type { KeyboardEvent } from 'react';

/** Leads the focus by arrow keys from the search field through the links below it and back. */
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

/** Leads the focus back to the search field from something that is about to go. */
export const focusField = (from: Element): void => from.closest('[role="search"]')?.querySelector('input')?.focus();
