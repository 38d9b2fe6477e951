import { fieldOf } from './bucket';
import { compareScalars, conditionTest, isRange, type Sort, type Where } from './query';

type Test<T> = (record: Readonly<T>) => boolean;

/** Tests for the conditions that the index and the sort order have not already applied. */
export function remainingTests<T extends object>(
  where: Where<T>,
  matching: Test<T> | undefined,
  appliedFields: readonly string[],
): readonly Test<T>[] {
  const tests: Test<T>[] = [];
  for (const field in where) if (!appliedFields.includes(field)) addTest(tests, field, fieldOf(where, field));
  if (matching !== undefined) tests.push(matching);
  return tests;
}

function addTest<T extends object>(tests: Test<T>[], field: string, condition: unknown): void {
  if (condition === undefined) return;
  const test = conditionTest(condition);
  tests.push((record) => test(fieldOf(record, field)));
}

/** Whether a record passes every test. */
export function passesAll<T>(record: T, tests: readonly Test<T>[]): boolean {
  for (const test of tests) if (!test(record)) return false;
  return true;
}

/**
 * Cuts sorted records to the range condition on the first sort field by binary search. Returns them with the names of the fields whose condition
 * this has applied: that field, or none without such a range.
 */
export function cutToRange<T extends object>(
  sorted: readonly T[],
  where: Where<T>,
  sort: Sort<T>,
): readonly [readonly T[], readonly string[]] {
  const [first] = sort;
  const range: unknown = first && fieldOf(where, first[0]);
  if (first === undefined || Array.isArray(range) || !isRange(range)) return [sorted, []];
  const [field, direction] = first;
  const { from, to } = range;
  const isBelow = (record: T) => {
    const value = fieldOf(record, field);
    return value === null || value === undefined || (from !== undefined && compareScalars(value, from) < 0);
  };
  const isAbove = (record: T) => to !== undefined && compareScalars(fieldOf(record, field), to) > 0;
  const [start, end] =
    direction === 'asc'
      ? [countWhile(sorted, isBelow), countWhile(sorted, (record) => !isAbove(record))]
      : [countWhile(sorted, isAbove), countWhile(sorted, (record) => !isBelow(record))];
  return [end - start === sorted.length ? sorted : sorted.slice(start, end), [field]];
}

/** The length of the leading run of records that satisfy `predicate`, by binary search: no later record may satisfy it again. */
function countWhile<T>(list: readonly T[], predicate: (record: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const record = list[middle];
    if (record !== undefined && predicate(record)) low = middle + 1;
    else high = middle;
  }
  return low;
}
