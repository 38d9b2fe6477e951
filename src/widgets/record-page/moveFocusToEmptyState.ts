/**
 * For the `ref` of a control that disappears with the last record of its list: if the control or its confirmation dialog had the focus, the
 * focus moves to the list's empty state.
 */
export function moveFocusToEmptyState(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  const { ownerDocument } = control;
  let hadFocus = false;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    hadFocus = control.contains(target) || (hadFocus && target.closest('[role="alertdialog"]') !== null);
  };
  ownerDocument.addEventListener('focusin', onFocusIn);
  return () => {
    ownerDocument.removeEventListener('focusin', onFocusIn);
    const parent = control.parentElement;
    if (!hadFocus) return;
    queueMicrotask(() => {
      const empty = emptyStateNear(parent);
      if (!empty || ownerDocument.activeElement !== ownerDocument.body) return;
      empty.tabIndex = -1;
      empty.focus();
    });
  };
}

function emptyStateNear(start: Element | null): HTMLElement | null {
  for (let ancestor = start; ancestor; ancestor = ancestor.parentElement) {
    const found = ancestor.querySelector<HTMLElement>('p[data-empty]');
    if (found) return found;
  }
  return null;
}
