import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { AntiPhishingRequest, SendCodeRequest, ChangePasswordRequest, RegisterRequest } from './security';

const form = { loginName: ' Ines@Demo.example ', code: '123456', password: 'Brand-New-1' };

test('a login name is an e-mail address in lower case or a phone number with its country code', () => {
  expect(z.parse(RegisterRequest, form)).toEqual({ ...form, loginName: 'ines@demo.example', inviteCode: '' });
  const fits = (loginName: string) => z.safeParse(RegisterRequest, { ...form, loginName }).success;
  expect(['+6591234567', 'a@b.c'].map(fits)).toEqual([true, true]);
  expect(['6591234567', '+12', 'nobody', 'a@b', 'a b@c.d', ''].map(fits)).toEqual([false, false, false, false, false, false]);
});

test.each([
  ['Demo-2026', true],
  ['Abcdefg1', true],
  ['Abcdef1', false],
  ['abcdefgh', false],
  ['12345678', false],
  [`a1${'x'.repeat(63)}`, false],
])('the password %s is acceptable: %s', (password, isFit) => {
  expect(z.safeParse(RegisterRequest, { ...form, password }).success).toBe(isFit);
  expect(z.safeParse(ChangePasswordRequest, { oldPassword: 'x', newPassword: password }).success).toBe(isFit);
});

test('an anti-phishing code has 4 to 20 letters of any script or digits', () => {
  const fits = (antiPhishingCode: string) => z.safeParse(AntiPhishingRequest, { antiPhishingCode }).success;
  expect(['Heron7', '钓鱼暗号', 'abc', 'a b c d', 'x'.repeat(21)].map(fits)).toEqual([true, true, false, false, false]);
});

test('a code requires a known purpose', () => {
  expect(z.safeParse(SendCodeRequest, { purpose: 'security', channel: 'email' }).success).toBe(true);
  expect(z.safeParse(SendCodeRequest, { purpose: 'steal', channel: 'email' }).success).toBe(false);
});
