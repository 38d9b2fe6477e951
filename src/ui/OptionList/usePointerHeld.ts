import { useEffect, useState } from 'react';

const releases = ['pointerup', 'pointercancel'] as const;

/** Whether a pointer that was pressed on an element is still down, and the `onPointerDownCapture` of that element: options stop the event. */
export function usePointerHeld(): [isHeld: boolean, onPointerDown: () => void] {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const listeners = new AbortController();
    // The pointer may be released anywhere.
    for (const release of releases) addEventListener(release, () => setHeld(false), { signal: listeners.signal });
    return () => listeners.abort();
  }, [isHeld]);
  return [isHeld, () => setHeld(true)];
}
