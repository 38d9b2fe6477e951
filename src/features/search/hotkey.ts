import type { Stop } from '@/shared/lib';

/** Calls when `/` is pressed anywhere but in a field: the way to the search without a pointer. */
export function followSlash(page: Document | null, pressed: () => void): Stop {
  const look = (event: KeyboardEvent) => {
    const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || isField(event.target) || page?.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    pressed();
  };
  page?.addEventListener('keydown', look);
  return () => page?.removeEventListener('keydown', look);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));
