import { expect, test } from 'vitest';
import { createVersionedCache } from './cache';

test('recomputes a value when its version has changed, and starts anew when full', () => {
  const computed: number[] = [];
  let version = 1;
  const size = 2;
  const squares = createVersionedCache(
    size,
    () => version,
    (key) => {
      computed.push(key);
      return key * key + version;
    },
  );
  expect([squares(2), squares(2), squares(3)]).toEqual([5, 5, 10]);
  version = 2;
  expect([squares(2), squares(3), squares(4), squares(4)]).toEqual([6, 11, 18, 18]);
  expect(computed).toEqual([2, 3, 2, 3, 4]);
});
