import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new screen to the top and restores the position on back navigation. */
export function ScrollRestoration() {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.key === key) return;
    shown.current = { key, pathname };
    if (kind === NavigationType.Pop) scrollTo(0, positions.current.get(key) ?? 0);
    else if (previous.pathname !== pathname) scrollTo(0, 0);
  }, [key, kind, pathname]);
  useLayoutEffect(() => {
    const saved = positions.current;
    const save = () => saved.set(key, scrollY);
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, [key]);
  return null;
}
