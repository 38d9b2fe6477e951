import { networks } from '@fixtures/networks';
import { expect, test } from 'vitest';
import { coinDrawings } from '@/ui/CoinIcon/drawings';
import { networkSymbol } from './networkSymbol';

test('networks with an id other than their coin’s symbol have the coin’s icon, and no two share one', () => {
  const marks = networks.map(({ id }) => networkSymbol(id));
  expect(new Set(marks).size).toBe(marks.length);
  const named = networks.filter(({ id }) => networkSymbol(id) !== id);
  expect(named.map(({ id }) => id).toSorted()).toEqual(['ARBITRUM', 'OPTIMISM', 'POLYGON', 'TRON']);
  expect(named.filter(({ id }) => coinDrawings[networkSymbol(id)] === undefined)).toEqual([]);
});
