import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInSrgb } from '@tokens/contrast';
import { colourOf } from './colour';

test.each([
  ['oklch(0.53 0.15 311)', [0.53, 0.15, 311], 1],
  [' OKLCH( 0.5 0 0 / 0.4 ) ', [0.5, 0, 0], 0.4],
  ['#ffffff', [1, 0, 0], 1],
  ['#000', [0, 0, 0], 1],
  ['#ff0000', [0.628, 0.2577, 29.23], 1],
  ['0000ff80', [0.452, 0.3132, 264.05], 0.502],
])('%s is a colour', (text, components, alpha) => {
  expect(colourOf(text)).toEqual({ colorSpace: 'oklch', components, alpha });
});

test.each(['', 'red', '#12', '#12345', 'oklch(0.5 0.1)', 'oklch(a b c)', 'rgb(1 2 3)'])('%j is not a colour', (text) => {
  expect(colourOf(text)).toBeNull();
});

test('every hexadecimal colour is within sRGB', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const colour = colourOf(`#${value.toString(16).padStart(6, '0')}`);
      expect(colour && isInSrgb(colour)).toBe(true);
    }),
  );
});
