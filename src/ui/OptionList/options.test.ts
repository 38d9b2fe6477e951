import { expect, test } from 'vitest';
import { answers, dropdownHeight } from './options';

const usdt = { id: '52', label: 'USDT' };

test.each([
  ['usd', true],
  ['DT', true],
  ['52', true],
  [' usdt ', true],
  ['', true],
  ['btc', false],
])('[R-SELECT-01] a search for %j filters by value or label, upper and lower case alike: %s', (search, isFound) => {
  expect(answers(usdt, search)).toBe(isFound);
});

test('[R-SELECT-04] a dropdown is 300 px high before it scrolls', () => {
  expect(dropdownHeight).toBe(300);
});
