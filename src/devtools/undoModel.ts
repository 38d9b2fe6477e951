import { sample } from 'effector';
import { control } from '@mocks/control';
import { toastRequested } from '@/entities/toasts';
import { mutation, otherTabChanged } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The query that makes a change undoable. */
export const undoable = { undoable: '1' } as const;

/** How many times undo was requested by its command, as `turn`. */
export const UndoRequestGate = createGate('UndoRequestGate', { turn: 0 });

/** Undoes the latest change made in the panel. */
export const undoLatest = mutation<typeof control.undoLatest, void>({ endpoint: control.undoLatest, params: () => ({}) });
sample({ clock: UndoRequestGate.state, filter: ({ turn }) => turn > 0, fn: () => {}, target: undoLatest.submitted });
sample({ clock: undoLatest.done, fn: () => {}, target: otherTabChanged });
sample({
  clock: undoLatest.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'devtools.undone' as const } }),
  target: toastRequested,
});
