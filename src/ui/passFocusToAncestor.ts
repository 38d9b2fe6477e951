/**
 * Moves the focus from a control that is removed once it has served its purpose, such as a retry button after a success, to its nearest
 * remaining ancestor; otherwise the focus would be lost. Use it as the `ref` of the control.
 */
export function passFocusToAncestor(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  const { ownerDocument: page } = control;
  return () => {
    if (page.activeElement !== control) return;
    const ancestors = ancestorsOf(control);
    // By then everything that disappears with it has been removed.
    queueMicrotask(() => {
      const isFocusLost = page.activeElement === page.body || page.activeElement === control;
      const target = ancestors.find(isShown);
      if (!isFocusLost || isShown(control) || !target) return;
      if (!target.hasAttribute('tabindex')) makeFocusable(target);
      target.focus({ preventScroll: true });
    });
  };
}

/** Makes an element focusable until it loses the focus. */
function makeFocusable(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/** The ancestors of an element below the body, nearest first. If none of them remains, the body has the focus anyway. */
function ancestorsOf({ parentElement, ownerDocument }: HTMLElement): readonly HTMLElement[] {
  return parentElement && parentElement !== ownerDocument.body ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** A suspended `Suspense` hides the content it had shown. */
const isShown = (element: HTMLElement): boolean => element.isConnected && (element.checkVisibility?.() ?? true);
