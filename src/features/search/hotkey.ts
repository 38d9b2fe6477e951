import type { Unsubscribe } from '@/shared/lib';

/** Calls `pressed` when `/` is typed outside a field, after focusing the button marked with the key, so that the focus returns there. */
export function followSlash(page: Document | null, pressed: () => void): Unsubscribe {
  const look = (event: KeyboardEvent) => {
    const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (!isPlain || isField(event.target) || page?.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    page?.querySelector<HTMLElement>('[data-hotkey="/"] button')?.focus();
    pressed();
  };
  page?.addEventListener('keydown', look);
  return () => page?.removeEventListener('keydown', look);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));
