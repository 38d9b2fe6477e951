import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { $typedAhead, paletteClosed, typedAhead } from './paletteModel';

/** Fallback while the palette loads: keeps what is typed, so that no character is lost or triggers another command. Renders nothing. */
export function TypedAhead() {
  const { typed, onTyped, onClose } = useUnit({ typed: $typedAhead, onTyped: typedAhead, onClose: paletteClosed });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!isLetter && !capturedKeys.includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onClose();
    else if (key === 'Backspace') onTyped(typed.slice(0, -1));
    // The key that opened the palette may still be held down.
    else if (isLetter && !repeat) onTyped((typed + key).trimStart());
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
  return null;
}

/** Keys that would otherwise act on the page below the palette. */
const capturedKeys = ['Backspace', 'Enter', 'Escape'];
