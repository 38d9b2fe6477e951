import { expect, test } from 'vitest';
import { matchesCommand } from './commands';

const transfer = { id: 'transfer', label: 'Transfer between accounts', description: 'Spot and margin', keywords: 'move funds' };

test.each([
  ['', true],
  ['TRANS', true],
  ['accounts transfer', true],
  ['margin', true],
  ['funds', true],
  ['transfer futures', false],
])('a search for %j finds the command by label, description or keywords: %s', (typed, isFound) => {
  expect(matchesCommand(transfer, typed)).toBe(isFound);
});
