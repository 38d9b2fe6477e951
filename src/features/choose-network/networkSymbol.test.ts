import { networks } from '@fixtures/networks';
import { expect, test } from 'vitest';
import { coinDrawings } from '@/ui/CoinIcon/drawings';
import { networkSymbol } from './networkSymbol';

test('the networks whose ids are not those of their coins have the drawn mark of their coin, and no two share one', () => {
  const marks = networks.map(({ id }) => networkSymbol(id));
  expect(new Set(marks).size).toBe(marks.length);
  const named = networks.filter(({ id }) => networkSymbol(id) !== id);
  expect(named.map(({ id }) => id).toSorted()).toEqual(['ARBITRUM', 'OPTIMISM', 'POLYGON', 'TRON']);
  expect(named.filter(({ id }) => coinDrawings[networkSymbol(id)] === undefined)).toEqual([]);
});
