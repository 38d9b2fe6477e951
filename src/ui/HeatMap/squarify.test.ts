import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbour, squarify, squarifyLargest } from './squarify';
import type { Tile } from './squarify';

const rounded = ({ x, y, width, height }: Tile) => [x, y, width, height].map((value) => Math.round(value * 100) / 100);

test('the example of the paper: 6, 6, 4, 3, 2, 2, 1 in a map of 6 by 4', () => {
  expect(squarify([6, 6, 4, 3, 2, 2, 1], 6 / 4).map(rounded)).toEqual([
    [0, 0, 50, 50],
    [0, 50, 50, 50],
    [50, 0, 28.57, 58.33],
    [78.57, 0, 21.43, 58.33],
    [50, 58.33, 20, 41.67],
    [70, 58.33, 20, 41.67],
    [90, 58.33, 10, 41.67],
  ]);
});

test('a single tile fills the map, and zero weights get no area', () => {
  expect(squarify([7], 2).map(rounded)).toEqual([[0, 0, 100, 100]]);
  expect(squarify([], 2)).toEqual([]);
  expect(squarify([0, 0], 2).every(({ width, height }) => width * height === 0)).toBe(true);
});

test('tiles fill the map in proportion to their weights', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0.3, max: 4, noNaN: true }), (given, aspect) => {
      const sorted = given.toSorted((one, other) => other - one);
      const total = sorted.reduce((sum, weight) => sum + weight, 0);
      const tiles = squarify(sorted, aspect);
      expect(tiles).toHaveLength(sorted.length);
      for (const [index, { x, y, width, height }] of tiles.entries()) {
        expect((width * height) / 10_000).toBeCloseTo((sorted[index] ?? 0) / total, 6);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-6);
      }
    }),
  );
});

test('a narrow map drops the smallest tiles until the others have the size they need', () => {
  const minSize = { width: 38, height: 20 };
  const tiles = [64, 16, 9, 4, 1, 1].map((weight) => ({ weight, minSize }));
  const count = (width: number) => squarifyLargest(tiles, { width, aspect: 1 }).length;
  expect([0, 1000, 200, 20].map(count)).toEqual([6, 6, 4, 1]);
  for (const { width, height } of squarifyLargest(tiles, { width: 200, aspect: 1 })) {
    expect(width * 2).toBeGreaterThanOrEqual(minSize.width);
    expect(height * 2).toBeGreaterThanOrEqual(minSize.height);
  }
});

const four: readonly Tile[] = [
  { x: 0, y: 0, width: 50, height: 100 },
  { x: 50, y: 0, width: 50, height: 60 },
  { x: 50, y: 60, width: 25, height: 40 },
  { x: 75, y: 60, width: 25, height: 40 },
];

test.each([
  [0, 'right', 1],
  [1, 'left', 0],
  [1, 'down', 2],
  [2, 'right', 3],
  [3, 'up', 1],
  [3, 'left', 2],
  [0, 'left', 0],
  [0, 'up', 0],
] as const)('from tile %d, %s moves to tile %d', (from, direction, to) => {
  expect(neighbour(four, from, direction)).toBe(to);
});
