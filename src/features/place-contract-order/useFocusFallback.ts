import { useLayoutEffect, useRef, type HTMLAttributes, type RefObject } from 'react';

/** Props of the element around a form that may disappear: it receives the focus from inside the form, which would otherwise be lost. */
export function useFocusFallback(isRemoved: boolean): { readonly ref: RefObject<HTMLDivElement | null> } & HTMLAttributes<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocusWithin = useRef(false);
  useLayoutEffect(() => {
    if (isRemoved && hasFocusWithin.current) ref.current?.focus({ preventScroll: true });
  }, [isRemoved]);
  // React fires no blur event when it removes the focused element.
  return {
    ref,
    tabIndex: isRemoved ? -1 : undefined,
    onFocus: () => (hasFocusWithin.current = true),
    onBlur: () => (hasFocusWithin.current = false),
  };
}
