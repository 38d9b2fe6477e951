import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $lastPrice, $priceSize } from '.';

test.each([
  ['65000.12', '60000'],
  ['9.5', '9'],
  ['0.0532', '0.05'],
  ['0.000000000005', '0.000000000005'],
  [null, null],
])('the size of the price %s is %s', (price, size) => {
  expect(fork({ values: [[$lastPrice, price]] }).getState($priceSize)).toBe(size);
});
