import { describe, expect, test } from 'vitest';
import { conditionsOf, type MenuContext } from './conditions';

const all: MenuContext = { locale: 'zh_CN', isLoggedIn: true, config: { kolIncentive: true, rebateStatus: 2 }, address: '/zh_CN/market' };

describe('the KOL item is offered', () => {
  test.each(['zh_HK', 'zh_CN'] as const)('[R-NAV-15] [R-ROLE-09] in %s, with the flag, to a user', (locale) => {
    expect(conditionsOf({ ...all, locale })).toContain('kolIncentive');
  });

  test.each([
    ['another language', { locale: 'en_US' }],
    ['the flag being off', { config: { kolIncentive: false, rebateStatus: 2 } }],
    ['a visitor', { isLoggedIn: false }],
    ['a config that has not loaded yet', { config: null }],
  ] as const)('[R-NAV-15] not for %s', (_, missing) => expect(conditionsOf({ ...all, ...missing })).not.toContain('kolIncentive'));
});

test.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
  [4, false],
])('[R-NAV-16] [R-ROLE-08] with rebate status %i the cashback item is offered: %s', (rebateStatus, isOffered) => {
  expect(conditionsOf({ ...all, config: { kolIncentive: false, rebateStatus } }).includes('rebate')).toBe(isOffered);
});

test.each([
  ['/en_US/contract/mock/trade/?tradeName=f_btcf_usdt', 'mockTrading'],
  ['/contract/mock/trade', 'mockTrading'],
  ['/en_US/contract/exchange/trade/', 'realTrading'],
  ['/en_US', 'realTrading'],
])('[R-MOB-10] %s belongs to %s', (address, side) => {
  expect(conditionsOf({ ...all, address }).filter((condition) => condition.endsWith('Trading'))).toEqual([side]);
});
