import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { UndoRequestGate } from './undoModel';

/** Undoes the latest change each time another `turn` comes; the outcome is a toast. Draws nothing. */
export function UndoRequest({ turn }: { readonly turn: number }) {
  // The toast is told in them.
  useText('devtools');
  useGate(UndoRequestGate, { turn });
  return null;
}
