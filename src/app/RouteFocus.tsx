import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the heading of a new screen, so that screen readers announce it and Tab continues from there. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return undefined;
    heading.tabIndex = -1;
    const take = () => heading.focus({ preventScroll: true });
    take();
    if (document.activeElement === heading) return undefined;
    // A dialog that is still open holds the focus; what it was opened from may be gone when it closes.
    const closing = new MutationObserver(() => {
      closing.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === document.body && take()));
    });
    closing.observe(document.body, { childList: true });
    return () => closing.disconnect();
  }, [pathname]);
  return null;
}
