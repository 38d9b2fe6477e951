import { expect, test } from 'vitest';
import { matchesOption, maxDropdownHeight, historyLength, addRecentSearch, searchDelay } from './options';

const usdt = { id: '52', label: 'USDT' };

test.each([
  ['usd', true],
  ['DT', true],
  ['52', true],
  [' usdt ', true],
  ['', true],
  ['btc', false],
])('[R-SELECT-01] a search for %j matches value or label, case-insensitively: %s', (search, isFound) => {
  expect(matchesOption(usdt, search)).toBe(isFound);
});

test('[R-SELECT-04] a dropdown is at most 300 px high', () => {
  expect(maxDropdownHeight).toBe(300);
});

test('[R-SELECT-03] five searches are remembered, newest first, without duplicates', () => {
  const searches = ['btc', 'eth', 'sol', 'ETH', ' ', 'xrp', 'ada', 'dot'];
  const recent = searches.reduce<readonly string[]>((past, search) => addRecentSearch(past, search), []);
  expect(recent).toEqual(['dot', 'ada', 'xrp', 'ETH', 'sol']);
  expect(recent).toHaveLength(historyLength);
});

test('[R-SELECT-03] the number of remembered searches is configurable', () => {
  expect(addRecentSearch(['eth', 'sol'], 'btc', 2)).toEqual(['btc', 'eth']);
});

test('[R-SELECT-05] a search is debounced by 300 ms', () => {
  expect(searchDelay).toBe(300);
});
