import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useText } from '@/shared/i18n';
import { undoing } from './undoModel';

/** Undoes the latest change each time another `turn` comes; the outcome is a toast. Draws nothing. */
export function UndoRequest({ turn }: { readonly turn: number }) {
  // The toast is told in them.
  useText('devtools');
  const { onUndo } = useUnit({ onUndo: undoing.submitted });
  useEffect(() => onUndo(), [turn, onUndo]);
  return null;
}
