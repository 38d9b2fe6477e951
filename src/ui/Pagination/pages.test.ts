import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pages';

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [16, 20, [1, 'gap', 15, 16, 17, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [1, 0, []],
])('page %i of %i', (page, count, shown) => {
  expect(pagesAround(page, count)).toEqual(shown);
});

test('the first, the last and the current page are always included, in order, in a constant number of slots', () => {
  const someBook = fc.integer({ min: 8, max: 5_000 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(someBook, ([page, count]) => {
      const shown = pagesAround(page, count);
      const numbers = shown.filter((place) => place !== 'gap');
      expect(shown).toHaveLength(7);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    }),
  );
});
