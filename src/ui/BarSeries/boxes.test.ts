import { expect, test } from 'vitest';
import { barBoxes } from './boxes';

test.each([
  [
    'gains stand on the bottom',
    [2, 4],
    [
      { top: 50, height: 50 },
      { top: 0, height: 100 },
    ],
  ],
  [
    'losses hang from the top',
    [-1, -4],
    [
      { top: 0, height: 25 },
      { top: 0, height: 100 },
    ],
  ],
  [
    'both share one zero line',
    [3, -1],
    [
      { top: 0, height: 75 },
      { top: 75, height: 25 },
    ],
  ],
  [
    'nothing at all is flat',
    [0, 0],
    [
      { top: 0, height: 0 },
      { top: 0, height: 0 },
    ],
  ],
])('%s', (_, sizes, boxes) => {
  expect(barBoxes(sizes)).toEqual(boxes);
});
