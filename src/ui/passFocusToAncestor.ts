/**
 * Passes the focus of a control that disappears with its purpose, such as a retry that has succeeded, on to the nearest element around it that
 * remains; otherwise it would be lost. Use it as the `ref` of the control.
 */
export function passFocusToAncestor(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  const { ownerDocument: page } = control;
  return () => {
    if (page.activeElement !== control) return;
    const around = ancestorsOf(control);
    // By then everything that disappears with it has been removed.
    queueMicrotask(() => {
      const isFree = page.activeElement === page.body || page.activeElement === control;
      const place = around.find(isShown);
      if (!isFree || isShown(control) || !place) return;
      if (!place.hasAttribute('tabindex')) makeFocusable(place);
      place.focus({ preventScroll: true });
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
