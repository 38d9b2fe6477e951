import { useEffect, useRef, type ReactNode } from 'react';

export interface PressedProps {
  /** Label of the button that is pressed as soon as it is there. */
  readonly button: string;
  readonly children: ReactNode;
}

/** Shows what a button opens: presses it once. */
export function Pressed({ button, children }: PressedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = () =>
      [...(place.current?.querySelectorAll('button') ?? [])].find((one) =>
        (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(button),
      );
    const press = () => {
      const found = find();
      found?.click();
      return found !== undefined;
    };
    if (press() || !place.current) return undefined;
    const observer = new MutationObserver(() => press() && observer.disconnect());
    observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [button]);
  return <div ref={place}>{children}</div>;
}
