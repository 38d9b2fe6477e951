import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { assetUnits, passwordScore, totalIn } from './rules';
import { LoginData, LoginRequest } from './schema/account';

test('[R-ASSET-05] a summary has a total in each unit', () => {
  const summary = { totalUsdt: '100', totalBtc: '0.001', totalEth: '0.03', totalCny: '712.5' };
  expect(assetUnits.map((unit) => totalIn(summary, unit))).toEqual(['100', '0.001', '0.03', '712.5']);
});

test('[R-ASSET-06] a summary of mock trading is read by its own names', () => {
  const summary = {
    totalAccountRights: '100',
    totalBtcAccountRights: '0.001',
    totalEthAccountRights: '0.03',
    totalCnyAccountRights: '712.5',
  };
  expect(assetUnits.map((unit) => totalIn(summary, unit))).toEqual(['100', '0.001', '0.03', '712.5']);
});

test.each([
  [0, true],
  [15, true],
  [16, false],
  [-1, false],
  [1.5, false],
])('[R-USER-06] the VIP level %d is a whole number from 0 to 15: %s', (vipLevel, isValid) => {
  expect(z.safeParse(LoginData, { fid: 1, fnickname: '', photo: '', vipType: 0, vipLevel }).success).toBe(isValid);
});

test('a login name arrives trimmed and neither part of the form may be empty', () => {
  expect(z.parse(LoginRequest, { loginName: ' a@b.example ', password: ' secret ' })).toEqual({
    loginName: 'a@b.example',
    password: ' secret ',
  });
  expect(z.safeParse(LoginRequest, { loginName: ' ', password: 'x' }).success).toBe(false);
  expect(z.safeParse(LoginRequest, { loginName: 'x', password: '' }).success).toBe(false);
});

test.each([
  ['', 0],
  ['Ab1', 1],
  ['abcdefgh', 1],
  ['abcdefg1', 2],
  ['Abcdefg1', 3],
  ['abcdefghijk1', 2],
  ['Abcdefghijk1', 4],
  ['Ab1!efghijkl', 4],
])('the password %j scores %d: one that may not be chosen never more than 1', (password, score) => {
  expect(passwordScore(password)).toBe(score);
});
