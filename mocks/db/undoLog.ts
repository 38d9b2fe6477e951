import { BusinessError } from '../businessError';

/** Undoes the changes of a failed task, at a cost proportional to the changes rather than to the data. */
export interface UndoLog {
  /** Runs a task atomically: if it throws, all its changes are undone, newest first. Tasks may be nested. */
  atomic<Result>(task: () => Result): Result;
  /** Registers how to undo the change that was just made. */
  note(undo: () => void): void;
  /** Makes a change that persists even if its task ends in a `BusinessError`, such as the count of wrong codes. */
  persistOnFailure(change: () => void): void;
}

/** Opens an empty log. */
export function createUndoLog(): UndoLog {
  const undos: (() => void)[] = [];
  const persistent: { readonly after: number; readonly change: () => void }[] = [];
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
        const repeated = persistent.splice(persistent.findLastIndex(({ after }) => after < mark) + 1);
        if (error instanceof BusinessError) for (const { change } of repeated) log.persistOnFailure(change);
        throw error;
      } finally {
        depth -= 1;
        if (depth === 0) undos.length = persistent.length = 0;
      }
    },
    note: (undo) => {
      if (depth > 0) undos.push(undo);
    },
    persistOnFailure: (change) => {
      if (depth > 0) persistent.push({ after: undos.length, change });
      change();
    },
  };
  return log;
}
