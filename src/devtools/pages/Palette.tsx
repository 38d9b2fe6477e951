import { useUnit } from 'effector-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { OpenPalette } from './OpenPalette';
import { $isPaletteOpen, paletteOpened } from './paletteModel';
import { TypedAhead } from './TypedAhead';

/** The palette on pages without a command menu: Ctrl or Command with K opens it at once from anywhere, so that no input is lost. */
export function Palette() {
  const { isOpen, onOpen } = useUnit({ isOpen: $isPaletteOpen, onOpen: paletteOpened });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return <Suspense fallback={<TypedAhead />}>{isOpen && <OpenPalette />}</Suspense>;
}
