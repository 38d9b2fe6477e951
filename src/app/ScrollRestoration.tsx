import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls a new screen to the top and restores the position on back navigation. */
export function ScrollRestoration() {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) return;
    shown.current = { key, pathname };
    if (kind === NavigationType.Pop) scrollTo(0, places.current.get(key) ?? 0);
    else if (left.pathname !== pathname) scrollTo(0, 0);
  }, [key, kind, pathname]);
  useLayoutEffect(() => {
    const kept = places.current;
    const keep = () => kept.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
  return null;
}
