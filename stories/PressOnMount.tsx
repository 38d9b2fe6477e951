import { useEffect, useRef, type ReactNode } from 'react';

export interface PressOnMountProps {
  /** Label of the button to press as soon as it appears. */
  readonly button: string;
  readonly children: ReactNode;
}

/** Presses a button once, to show what it opens. */
export function PressOnMount({ button, children }: PressOnMountProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = () =>
      [...(container.current?.querySelectorAll('button') ?? [])].find((one) =>
        (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(button),
      );
    const press = () => {
      const found = find();
      found?.click();
      return found !== undefined;
    };
    if (press() || !container.current) return undefined;
    const observer = new MutationObserver(() => press() && observer.disconnect());
    observer.observe(container.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [button]);
  return <div ref={container}>{children}</div>;
}
