import { expect, test } from 'vitest';
import { filterRows, hasGap, totalOf, type CoverageColumn } from './columns';

interface Row {
  readonly id: string;
  readonly tests: number;
  readonly stories: number;
}

const rows: readonly Row[] = [
  { id: 'capital.withdraw', tests: 3, stories: 2 },
  { id: 'capital.coins', tests: 0, stories: 1 },
  { id: 'market.tickers', tests: 1, stories: 0 },
];
const tests: CoverageColumn<Row> = { id: 'tests', title: 'workbench.tests', count: (row) => row.tests, isNeeded: () => true };
/** Here only calls that move money need a story. */
const stories: CoverageColumn<Row> = {
  id: 'stories',
  title: 'workbench.stories',
  count: (row) => row.stories,
  isNeeded: ({ id }) => id.startsWith('capital'),
};
const columns = [tests, stories];

test('a total counts the covered rows among those that need coverage', () => {
  expect(totalOf(tests, rows)).toEqual({ covered: 2, needed: 3 });
  expect(totalOf(stories, rows)).toEqual({ covered: 2, needed: 2 });
});

test('a row has a gap if something it needs is missing', () => {
  expect(rows.map((row) => hasGap(columns, row))).toEqual([false, true, false]);
});

test.each([
  ['', false, ['capital.withdraw', 'capital.coins', 'market.tickers']],
  ['capital', false, ['capital.withdraw', 'capital.coins']],
  ['', true, ['capital.coins']],
  ['tickers', true, []],
])('search for "%s", gaps only: %s', (words, isGapsOnly, ids) => {
  expect(filterRows(rows, { columns, searchTextOf: ({ id }) => id, search: words, isGapsOnly }).map(({ id }) => id)).toEqual(ids);
});
