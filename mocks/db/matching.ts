import { fieldOf } from './bucket';
import { conditionTest, type Where } from './query';

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
