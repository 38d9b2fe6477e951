import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from '../../scripts/sources';
import { allTitles, rulesOf, titlesIn } from '../../scripts/testTitles';
import rules from '../spec/rules.json';

const named = Object.keys(rulesOf(allTitles()));
const documented = rules.map(({ id }) => id);

test('every rule that a test names is documented', () => {
  expect(
    named.filter((id) => !documented.includes(id)),
    'say what the rule is in tests/spec/rules.json',
  ).toEqual([]);
});

test('every documented rule is named by a test', () => {
  expect(
    documented.filter((id) => !named.includes(id)),
    'name the rule in the title of the test that proves it',
  ).toEqual([]);
});

test('a rule that is listed as open has no test yet', () => {
  const open = readFileSync('docs/openRules.md', 'utf8').match(/R-[A-Z]+-\d+/g) ?? [];
  expect(open.length).toBeGreaterThan(0);
  expect(
    open.filter((id) => named.includes(id)),
    'delete the rows from docs/openRules.md',
  ).toEqual([]);
});

test('each rule is documented once, as one sentence', () => {
  expect(documented.filter((id, index) => documented.indexOf(id) !== index)).toEqual([]);
  expect(rules.filter(({ rule }) => !/^\p{Lu}.+\.$/u.test(rule))).toEqual([]);
});

const titlesOf = (code: string) => titlesIn(parse('tests/x.test.ts', code)).map(({ title }) => title);

test.each([
  ["test('one holds', () => { expect(1).toBe(1); });", ['one holds']],
  ["test.each(rows)('one %s', (row) => { expect(row).toBe(1); });", ['one %s']],
  ["test.each([['one', 1], ['two', 2]])('%s holds', (_, n) => { expect(n).toBe(n); });", ['one holds', 'two holds']],
  ["it.skip('one holds', () => { expect(1).toBe(1); });", []],
  ["test.todo('one holds');", []],
  ["test('one holds', () => {});", []],
  ["describe.skip('later', () => { test('one holds', () => { expect(1).toBe(1); }); });", []],
  ["test.describe.skip('later', () => { test('one holds', async () => { await go(); }); });", []],
  ["test.skip(({ browserName }) => browserName === 'x', 'reason');", []],
])('only active tests count: %s', (code, expected) => {
  expect(titlesOf(code)).toEqual(expected);
});

test('a title can name several rules', () => {
  expect(Object.keys(rulesOf([{ file: 'a.test.ts', title: '[R-B-02][R-A-01] both' }]))).toEqual(['R-A-01', 'R-B-02']);
});
