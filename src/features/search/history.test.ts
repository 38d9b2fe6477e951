import { expect, test } from 'vitest';
import type { RecentSearch } from '@/shared/lib/pageStorageKeys';
import { keyOf, withRecentSearch } from './history';

const pair = (traceId: number): RecentSearch => ({ traceId, baseCurrency: `C${traceId}`, quoteCurrency: 'USDT' });
const contract = (contractCode: string): RecentSearch => ({ contractCode });
const all = (...items: RecentSearch[]) => items.reduce<RecentSearch[]>(withRecentSearch, []).map(keyOf);

test('[R-SEARCH-15] keeps five recent searches, newest first; a sixth drops the oldest', () => {
  expect(all(pair(1), pair(2), pair(3), pair(4), pair(5), pair(6))).toEqual(['spot 6', 'spot 5', 'spot 4', 'spot 3', 'spot 2']);
});

test('[R-SEARCH-15] moves a repeated pair or contract to the front', () => {
  expect(all(pair(1), contract('btcusdt'), pair(2), pair(1), contract('btcusdt'))).toEqual(['swap btcusdt', 'spot 1', 'spot 2']);
});

test('[R-SEARCH-13] identifies a pair by its traceId and a contract by its code, without collisions', () => {
  expect(all(pair(7), contract('7'))).toEqual(['swap 7', 'spot 7']);
});
