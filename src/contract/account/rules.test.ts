import { expect, test } from 'vitest';
import { passwordScore } from './rules';

test.each([
  ['', 0],
  ['Ab1', 1],
  ['abcdefgh', 1],
  ['abcdefg1', 2],
  ['Abcdefg1', 3],
  ['abcdefghijk1', 2],
  ['Abcdefghijk1', 4],
  ['Ab1!efghijkl', 4],
])('the password %j scores %d; unacceptable passwords score at most 1', (password, score) => {
  expect(passwordScore(password)).toBe(score);
});
