import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus from a button within `group` that has just been disabled, such as Next on the last page, where it would be lost at the next
 * repaint: to the current page's button, otherwise to an enabled button beside it, such as Previous.
 */
export function useFocusOffDisabled(group: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    if (!focused?.matches(':disabled') || !group.current?.contains(focused)) return;
    const siblings = focused.parentElement?.querySelectorAll<HTMLElement>(':scope > button:not(:disabled)') ?? [];
    for (const button of [...group.current.querySelectorAll<HTMLElement>('[aria-current="page"]'), ...siblings]) {
      button.focus();
      // The page numbers are hidden on a phone.
      if (document.activeElement === button) return;
    }
  });
}
