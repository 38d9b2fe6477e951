import type { MouseEvent } from 'react';

/** Follows the first link of the row that was clicked. A shortcut for the pointer: keyboards and screen readers use the link itself. */
export function followLink(event: MouseEvent<HTMLElement>) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const isControl = !(target instanceof Element) || target.closest('a, button, input, label, [role="button"]');
  if (isControl || !window.getSelection()?.isCollapsed) return;
  const row = target.closest('tr');
  const link = [row, row?.previousElementSibling].map((element) => element?.querySelector('a[href]')).find(Boolean);
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
