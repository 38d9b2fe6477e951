import { BusinessError } from '../businessError';

/** Takes back what a task that fails has changed. Its cost goes by how much was changed, not by how much there is. */
export interface UndoLog {
  /** Runs a task wholly or not at all: where it throws, everything it has changed is undone, the newest first. Tasks may be nested. */
  atomic<Result>(task: () => Result): Result;
  /** Says how the change that was just made is undone. */
  note(undo: () => void): void;
  /** Makes a change that stays although its task ends in a `BusinessError`, such as the count of wrong codes. */
  outlast(change: () => void): void;
}

/** Opens an empty log. */
export function createUndoLog(): UndoLog {
  const undos: (() => void)[] = [];
  const lasting: { readonly after: number; readonly change: () => void }[] = [];
  let depth = 0;

  const undoFrom = (mark: number): void => {
    for (const undo of undos.splice(mark).toReversed()) undo();
  };
  const log: UndoLog = {
    atomic: (task) => {
      const mark = undos.length;
      depth += 1;
      try {
        return task();
      } catch (error) {
        undoFrom(mark);
        const again = lasting.splice(lasting.findLastIndex(({ after }) => after < mark) + 1);
        if (error instanceof BusinessError) for (const { change } of again) log.outlast(change);
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) undos.length = lasting.length = 0;
      }
    },
    note: (undo) => {
      if (depth > 0) undos.push(undo);
    },
    outlast: (change) => {
      if (depth > 0) lasting.push({ after: undos.length, change });
      change();
    },
  };
  return log;
}
