import { useLayoutEffect, useRef, type HTMLAttributes, type RefObject } from 'react';

/** Props of the element around a form that may disappear: it receives the focus from inside the form, which would otherwise be lost. */
export function useFocusFallback(isGone: boolean): { readonly ref: RefObject<HTMLDivElement | null> } & HTMLAttributes<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isGone && isInside.current) ref.current?.focus({ preventScroll: true });
  }, [isGone]);
  // React fires no blur event when it removes the focused element.
  return { ref, tabIndex: isGone ? -1 : undefined, onFocus: () => (isInside.current = true), onBlur: () => (isInside.current = false) };
}
