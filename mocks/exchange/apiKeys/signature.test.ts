import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { timingSafeEqual, keyNameOf, secretOf, signatureOf } from './signature';

test.each(['', '1767600000000GET/hk-web/v1/time', '{"label":"网格 🤖"}'])('the signature of “%s” matches that of Node', (text) => {
  const secret = secretOf('seed', '7');
  expect(signatureOf(secret, text)).toBe(createHmac('sha256', secret).update(text).digest('hex'));
});

test('compares texts for equality', () => {
  expect([
    timingSafeEqual('abc', 'abc'),
    timingSafeEqual('abc', 'abd'),
    timingSafeEqual('abc', 'ab'),
    timingSafeEqual('ab', 'abc'),
    timingSafeEqual('', ''),
  ]).toEqual([true, false, false, false, true]);
});

test('every key has a unique name and secret', () => {
  const all = ['1', '2', '3'].flatMap((id) => [keyNameOf('seed', id), secretOf('seed', id)]);
  expect(new Set(all).size).toBe(6);
  expect(all.map(({ length }) => length)).toEqual([32, 64, 32, 64, 32, 64]);
});
