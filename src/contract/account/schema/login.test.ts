import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { LoginData } from './account';
import { LoginRequest } from './login';

test.each([
  [0, true],
  [15, true],
  [16, false],
  [-1, false],
  [1.5, false],
])('[R-USER-06] the VIP level %d is a whole number from 0 to 15: %s', (vipLevel, isValid) => {
  expect(z.safeParse(LoginData, { fid: 1, fnickname: '', photo: '', vipType: 0, vipLevel }).success).toBe(isValid);
});

test('a login name is trimmed, and neither login name nor password may be empty', () => {
  expect(z.parse(LoginRequest, { loginName: ' a@b.example ', password: ' secret ' })).toEqual({
    loginName: 'a@b.example',
    password: ' secret ',
  });
  expect(z.safeParse(LoginRequest, { loginName: ' ', password: 'x' }).success).toBe(false);
  expect(z.safeParse(LoginRequest, { loginName: 'x', password: '' }).success).toBe(false);
});
