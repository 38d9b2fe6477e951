import { useLayoutEffect, useRef, type HTMLAttributes, type RefObject } from 'react';

/** Props of what stays around a form that goes: a focus inside the form comes to it, instead of to the top of the page. */
export function useFocusKept(isGone: boolean): { readonly ref: RefObject<HTMLDivElement | null> } & HTMLAttributes<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isGone && isInside.current) ref.current?.focus({ preventScroll: true });
  }, [isGone]);
  // React tells of no blur where it takes away the control that has the focus.
  return { ref, tabIndex: isGone ? -1 : undefined, onFocus: () => (isInside.current = true), onBlur: () => (isInside.current = false) };
}
