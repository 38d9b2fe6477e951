import type { UndoLog } from '../db';

/** Gives out numbers that nobody has had before. */
export interface Counter {
  next(): number;
  /** The last number that was given out. */
  count(): number;
}

/** Counts on from `last`. */
export function createCounter(undoLog: Pick<UndoLog, 'note'>, last: number): Counter {
  let count = last;
  return {
    next: () => {
      count += 1;
      undoLog.note(() => {
        count -= 1;
      });
      return count;
    },
    count: () => count,
  };
}
