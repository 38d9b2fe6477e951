import { describe, expect, test } from 'vitest';
import { coins } from '@fixtures/coins';
import { coinDrawings } from './drawings';

const marks = Object.entries(coinDrawings).map(([symbol, mark]) => ({
  symbol,
  paths: [mark?.line ?? '', mark?.solid ?? ''].filter(Boolean),
}));

/** The end points of a path of absolute commands; for arcs and curves only their end. */
function pointsOf(path: string): { x: number; y: number }[] {
  let at = { x: 0, y: 0 };
  return [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command, numbers]) => {
    const values = (numbers ?? '').trim().split(/\s+/).map(Number.parseFloat);
    const [x = at.x, y = at.y] =
      command === 'Z' ? [] : command === 'V' ? [at.x, values[0]] : command === 'H' ? [values[0]] : values.slice(-2);
    at = { x, y };
    return at;
  });
}

describe('the drawn marks of coins', () => {
  test('exist for the 40 most traded coins', () => {
    const traded = coins.toSorted((a, b) => b.turnover - a.turnover).filter(({ turnover }) => turnover > 0);
    const without = ['USDT', ...traded.slice(0, 39).map(({ shortName }) => shortName)].filter((symbol) => !coinDrawings[symbol]);
    expect(without).toEqual([]);
  });

  test.each(marks)('$symbol has strokes or solid parts that stay within the disc', ({ paths }) => {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(/^M[MLHVACZ\d.\s-]+$/);
      expect(pointsOf(path).filter(({ x, y }) => !(Math.hypot(x, y) <= 9))).toEqual([]);
    }
  });

  test('no two are the same', () => {
    expect(new Set(marks.map(({ paths }) => paths.join('|'))).size).toBe(marks.length);
  });
});
