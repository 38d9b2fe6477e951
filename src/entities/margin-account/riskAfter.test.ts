import { expect, test } from 'vitest';
import { marginLevelsOf, riskState, type BorrowTier, type MarginAsset } from '@/contract/margin';
import { fromIsolatedAccount, type MarginAccount } from './account';
import { riskAfter, unknownRisk } from './riskAfter';

const asset = (coinId: number, coinName: string, rest: Partial<MarginAsset>): MarginAsset => ({
  coinId,
  coinName,
  available: '0',
  frozen: '0',
  borrowed: '0',
  interest: '0',
  borrowAble: '0',
  transferOutAble: '0',
  hourlyRate: '0.0000125',
  price: '1',
  ...rest,
});

const [bitcoin, dollar] = [1, 2];
const shown = (leverage: number) => {
  const { initial, warning, liquidation } = marginLevelsOf(leverage);
  return { initialLevel: initial, warningLevel: warning, liquidationLevel: liquidation };
};
const tiers: readonly BorrowTier[] = [10, 5].map((leverage, index) => ({
  level: index + 1,
  leverage,
  baseLimit: index === 0 ? '1' : '3',
  quoteLimit: index === 0 ? '1000' : '3000',
  ...shown(leverage),
}));

/** An isolated account holding one bitcoin at 1,000 dollars, with a debt in dollars. */
const account = ({ owes, price = '1000' }: { readonly owes: string; readonly price?: string | null }): MarginAccount =>
  fromIsolatedAccount({
    tradeId: 1001,
    tradeName: 'BTC/USDT',
    leverage: 10,
    base: asset(bitcoin, 'BTC', { available: '0.75', frozen: '0.25', price }),
    quote: asset(dollar, 'USDT', { available: '150', borrowed: owes }),
    riskRatio: null,
    riskState: riskState.safe,
    totalAsset: '1150',
    totalDebt: owes,
    netAsset: '0',
    price: '1000',
    liquidationPrice: null,
    ...shown(10),
  });
const borrowed = (amount: string) => ({ coinId: dollar, available: amount, borrowed: amount, interest: '0' });
const repaid = (amount: string) => ({ coinId: dollar, available: `-${amount}`, borrowed: `-${amount}`, interest: '0' });

test.each([
  ['a loan', '500', borrowed('500'), '1.65', riskState.safe],
  ['a loan that reaches the next tier with its higher levels', '1000', borrowed('0.01'), '1.1499', riskState.liquidating],
  ['a loan beyond all tiers', '1000', borrowed('2500'), '1.0428', riskState.liquidating],
  ['a partial repayment', '1000', repaid('100'), '1.1666', riskState.safe],
  ['a full repayment', '100', repaid('100'), null, riskState.noDebt],
])('the risk after %s', (_, owes, change, ratio, state) => {
  expect(riskAfter(account({ owes }), change, tiers)).toEqual({ ratio, state });
});

test('without tiers the ratio of an isolated account is known, its level is not', () => {
  expect(riskAfter(account({ owes: '500' }), borrowed('500'), null)).toEqual({ ratio: '1.65', state: null });
  expect(riskAfter(account({ owes: '100' }), repaid('100'), null)).toEqual({ ratio: null, state: riskState.noDebt });
});

test('without the price of a held or owed coin nothing is known', () => {
  expect(riskAfter(account({ owes: '500', price: null }), borrowed('500'), tiers)).toEqual(unknownRisk);
});

test('cross margin uses the levels of the account', () => {
  const cross = { ...account({ owes: '500' }), tradeId: null, ...shown(3) };
  expect(riskAfter(cross, borrowed('500'), null)).toEqual({ ratio: '1.65', state: riskState.safe });
  expect(riskAfter({ ...cross, warningLevel: null }, borrowed('500'), null)).toEqual({ ratio: '1.65', state: null });
});
