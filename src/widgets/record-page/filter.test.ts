import { createStore } from 'effector';
import { expect, test } from 'vitest';
import { createGate } from '@/shared/lib/gate';
import { countFilters, readFilters, writeFilters, type RecordFilter } from './filter';

const filters: readonly RecordFilter[] = [
  { id: 'coinId', label: 'common.all', kind: 'remote', from: { $options: createStore([]), OptionsGate: createGate('OptionsGate') } },
  {
    id: 'source',
    label: 'common.all',
    kind: 'choice',
    options: [
      { value: '2', label: 'common.all' },
      { value: '5', label: 'common.all' },
    ],
  },
];
const read = (search: string) => readFilters(new URLSearchParams(search), filters);

test('[R-ROUTE-37] filters, dates and page are read from the URL', () => {
  expect(read('source=2&coinId=52&days=7&page=3')).toEqual({
    values: { source: '2', coinId: '52' },
    days: { kind: 'last', days: 7 },
    page: 3,
  });
});

test.each([
  'source=9',
  'source=',
  'coinId=%3Cb%3E',
  'coinId=',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=99999999999',
  'other=1',
  '__proto__=1',
])('%j is ignored', (search) => {
  expect(read(search)).toEqual(read(''));
});

test.each(['', 'coinId=52&source=5&days=30&page=2', 'from=2026-01-01&to=2026-01-05'])('%j round-trips', (search) => {
  expect(new URLSearchParams(writeFilters(read(search))).toString()).toBe(search);
});

test.each([
  ['', 0],
  ['page=4', 0],
  ['source=2', 1],
  ['source=2&coinId=52&days=7', 3],
])('%j has %i active filters', (search, count) => {
  expect(countFilters(read(search))).toBe(count);
});
