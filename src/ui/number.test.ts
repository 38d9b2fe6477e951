import { expect, test } from 'vitest';
import { movement } from './number';
import type { NumberParts } from './number';

const shown = (text: string): NumberParts => {
  const [, sign = '', integer = '', fraction = ''] = /^([+-]?)([^.]*)(.*)$/.exec(text) ?? [];
  return { sign, prefix: '', integer, fraction, unit: '', text, trend: 'flat' };
};

test.each([
  ['64,250.10', '64,250.11', 'rise'],
  ['64,250.10', '64,249.99', 'fall'],
  ['9.99', '10.00', 'rise'],
  ['999', '1,000', 'rise'],
  ['0.00001234', '0.0000123', 'fall'],
  ['-1.20', '-1.30', 'fall'],
  ['-0.10', '0.10', 'rise'],
  ['1.00', '1.00', 'flat'],
  ['–', '1.00', 'flat'],
  ['1.00', '–', 'flat'],
])('from %s to %s: %s', (before, after, trend) => {
  expect(movement(shown(before), shown(after))).toBe(trend);
});
