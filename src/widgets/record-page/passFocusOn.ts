/**
 * As the `ref` of a control that goes with the last record of its list: a focus that was on it, or on the question it asked, goes to what
 * then says that there is none.
 */
export function passFocusOn(control: HTMLElement | null): (() => void) | undefined {
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
