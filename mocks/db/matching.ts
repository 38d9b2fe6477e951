import { fieldOf } from './bucket';
import { compareScalars, conditionTest, isRange, type Sort, type Where } from './query';

type Test<T> = (record: Readonly<T>) => boolean;

/** The conditions that the chosen index has not settled already. */
export function leftOver<T extends object>(where: Where<T>, matching: Test<T> | undefined, settled: readonly string[]): readonly Test<T>[] {
  const tests: Test<T>[] = [];
  for (const field in where) if (!settled.includes(field)) addTest(tests, field, fieldOf(where, field));
  if (matching !== undefined) tests.push(matching);
  return tests;
}

function addTest<T extends object>(tests: Test<T>[], field: string, condition: unknown): void {
  if (condition === undefined) return;
  const test = conditionTest(condition);
  tests.push((record) => test(fieldOf(record, field)));
}

/** Whether a record passes every test. */
export function fits<T>(record: T, tests: readonly Test<T>[]): boolean {
  for (const test of tests) if (!test(record)) return false;
  return true;
}

/**
 * Of records in order those within the range that is asked of the first field they are sorted by, and that field where there is such a range: what
 * lies outside is not looked at.
 */
export function spanned<T extends object>(
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

/** How many records at the beginning of a list hold to something that no later one holds to again. */
function countWhile<T>(list: readonly T[], holds: (record: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const record = list[middle];
    if (record !== undefined && holds(record)) low = middle + 1;
    else high = middle;
  }
  return low;
}
