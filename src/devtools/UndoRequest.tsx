import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { UndoRequestGate } from './undoModel';

/** Undoes the latest change each time `turn` increases; a toast reports the outcome. Renders nothing. */
export function UndoRequest({ turn }: { readonly turn: number }) {
  // Loads the texts of the toast.
  useText('devtools');
  useGate(UndoRequestGate, { turn });
  return null;
}
