import { expect, test } from 'vitest';
import { nextCursor } from './cursor';

test.each([
  ['ArrowLeft', null, 99],
  ['ArrowRight', null, 99],
  ['ArrowLeft', 50, 49],
  ['ArrowRight', 50, 51],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 99, 99],
  ['PageDown', 50, 40],
  ['PageUp', 50, 60],
  ['PageDown', null, 89],
  ['PageUp', 95, 99],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['Escape', 50, null],
  ['Tab', 50, undefined],
])('%s moves the cursor from %s to %s', (key, from, to) => {
  expect(nextCursor(key, from, { count: 100 })).toBe(to);
});

test('a cursor can start in the middle and move by a custom page size', () => {
  expect(nextCursor('ArrowRight', null, { count: 100, start: 50 })).toBe(50);
  expect(nextCursor('PageUp', null, { count: 100, start: 50, page: 20 })).toBe(70);
});
