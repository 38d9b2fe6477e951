/**
 * For the `ref` of a control that disappears with the last record of its list: if the control or its confirmation dialog had the focus, the
 * focus moves to the list's empty state.
 */
export function moveFocusToEmptyState(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  const { ownerDocument: page } = control;
  let isHeld = false;
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    isHeld = control.contains(target) || (isHeld && target.closest('[role="alertdialog"]') !== null);
  };
  page.addEventListener('focusin', follow);
  return () => {
    page.removeEventListener('focusin', follow);
    const around = control.parentElement;
    if (!isHeld) return;
    queueMicrotask(() => {
      const empty = emptyStateNear(around);
      if (!empty || page.activeElement !== page.body) return;
      empty.tabIndex = -1;
      empty.focus();
    });
  };
}

function emptyStateNear(around: Element | null): HTMLElement | null {
  for (let box = around; box; box = box.parentElement) {
    const found = box.querySelector<HTMLElement>('p[data-empty]');
    if (found) return found;
  }
  return null;
}
