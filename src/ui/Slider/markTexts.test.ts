import { expect, test } from 'vitest';
import { marksWithRoom } from './markTexts';

const quarters = [0, 25, 50, 75, 100].map((value) => ({ value, text: `${value}%` }));
const shown = (width: number, scale = 1) =>
  marksWithRoom(quarters, { width, scale, shareOf: (value) => value / 100 }).map(({ value }) => value);

test('under a wide rail, and before its width is known, every mark has its text', () => {
  expect(shown(300)).toEqual([0, 25, 50, 75, 100]);
  expect(shown(0)).toEqual([0, 25, 50, 75, 100]);
});

test('under a short rail, or with larger text, marks between the ends that would collide are only dots', () => {
  expect(shown(200, 2)).toEqual([0, 50, 100]);
  expect(shown(80)).toEqual([0, 100]);
});

test('a single mark keeps its text, and one without text takes no space', () => {
  const room = { width: 40, scale: 1, shareOf: (value: number) => value / 100 };
  expect(marksWithRoom([{ value: 50, text: '50%' }], room)).toHaveLength(1);
  expect(marksWithRoom([{ value: 0, text: '0' }, { value: 50 }, { value: 100, text: '100' }], room).map(({ value }) => value)).toEqual([
    0, 100,
  ]);
});
