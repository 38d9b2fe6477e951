import type { UndoLog } from '../db';

/** Issues unique numbers. */
export interface Counter {
  next(): number;
  /** The last number issued. */
  count(): number;
}

/** Continues counting from `last`. */
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
