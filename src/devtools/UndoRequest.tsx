import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { UndoRequestGate } from './undoModel';

/** Undoes the latest change as it is mounted; the outcome is a toast. Draws nothing. */
export function UndoRequest() {
  // The toast is told in them.
  useText('devtools');
  useGate(UndoRequestGate);
  return null;
}
