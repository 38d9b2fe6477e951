import { sample } from 'effector';
import { control } from '@mocks/control';
import { toastRequested } from '@/entities/toasts';
import { mutation, otherTabChanged } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** What a change is sent with that can be undone. */
export const undoable = { undoable: '1' } as const;

/** How many times undo was asked for by its key, as `turn`. */
export const UndoRequestGate = createGate('UndoRequestGate', { turn: 0 });

/** Goes back to before the latest change of the panel. */
export const undoing = mutation<typeof control.undoLatest, void>({ endpoint: control.undoLatest, params: () => ({}) });
sample({ clock: UndoRequestGate.state, filter: ({ turn }) => turn > 0, fn: () => {}, target: undoing.submitted });
sample({ clock: undoing.done, fn: () => {}, target: otherTabChanged });
sample({
  clock: undoing.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'devtools.undone' as const } }),
  target: toastRequested,
});
