import type { Unsubscribe } from '@/shared/lib';

/** The keys that open the palette; they work in fields too. */
export const paletteKeys = 'mod+k';

/** Reports `mod+k`, and single characters pressed outside fields, unless a dialog is open; `onKey` returns whether it handled the key. */
export function listenForKeys(root: Document, onKey: (key: string) => boolean): Unsubscribe {
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key === null || root.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    if (onKey(key)) event.preventDefault();
  };
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
}

function keyOf({ key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, isComposing, target }: KeyboardEvent): string | null {
  if (altKey || repeat || defaultPrevented || isComposing) return null;
  const character = key.toLowerCase();
  if (ctrlKey !== metaKey) return character === 'k' ? paletteKeys : null;
  return ctrlKey || character.length !== 1 || isField(target) ? null : character;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));
