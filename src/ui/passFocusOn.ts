/**
 * Passes the focus of a control that goes away with what it was for, such as a retry that has succeeded, on to the nearest element around it that
 * stays; otherwise it would be lost. Use it as the `ref` of the control.
 */
export function passFocusOn(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  const { ownerDocument: page } = control;
  return () => {
    if (page.activeElement !== control) return;
    const around = ancestorsOf(control);
    // Everything that goes with it has been removed by then.
    queueMicrotask(() => {
      const isFree = page.activeElement === page.body || page.activeElement === control;
      const place = around.find(isShown);
      if (!isFree || isShown(control) || !place) return;
      if (!place.hasAttribute('tabindex')) lend(place);
      place.focus({ preventScroll: true });
    });
  };
}

/** Makes an element focusable until it is left. */
function lend(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/** The ancestors of an element below the body, nearest first. Where none of them stays, the body has the focus anyway. */
function ancestorsOf({ parentElement, ownerDocument }: HTMLElement): readonly HTMLElement[] {
  return parentElement && parentElement !== ownerDocument.body ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** A `Suspense` that waits hides what it had shown. */
const isShown = (element: HTMLElement): boolean => element.isConnected && (element.checkVisibility?.() ?? true);
