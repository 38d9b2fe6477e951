import { expect, test } from 'vitest';
import { copyMode, copyPositionState } from '@/contract/copyTrading';
import { contractWallet, copyingStart as start, openCopying } from '@tests/support/exchange/copyingExchange';
import { coinByName } from '../markets';
import { portions } from './copyBooking';

const usdt = coinByName('USDT').coinId;

test('the result of a copy includes funding and the closing fee, and the profit share record agrees with it', () => {
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  exchange.setLeadPosition('2', 'long', start + 1, '100');
  const id = exchange.db.copies.find().list[0]?.id ?? '';
  // The copy is 2 of the 3 held, so its share of the 0.9 paid is 0.6.
  exchange.reducePosition(2, '-1');
  const long = { owner: 2, contractCode: 'btcusdt', side: 'long', marginMode: 'cross' } as const;
  exchange.copying.onFundingPaid({ ...long, amount: '-0.9' });
  // Opening fee: 2 × 100 × 0.0006 = 0.12. 0.12 + 0.6 = 0.72.
  expect(exchange.db.copies.get(id)).toMatchObject({ funding: '-0.6', fee: '0.12', pnl: '-0.72' });
  exchange.reducePosition(2, '3');
  // Closed by the owner at 110: 2 × 10 = 20, minus a fee of 2 × 110 × 0.0006 = 0.132; 20 − 0.132 − 0.72 = 19.148, of which 10 %.
  exchange.copying.onPositionReduced({ ...long, amount: '2', price: '110', fee: '0.132', at: start + 2 });
  expect(exchange.db.copies.get(id)).toMatchObject({ fee: '0.252', pnl: '19.148', profitShare: '1.9148', state: copyPositionState.closed });
  expect(exchange.db.follows.get('f0')).toMatchObject({ pnl: '19.148', paidShare: '1.9148' });
  expect(exchange.db.profitShares.all()).toMatchObject([{ profit: '19.148', amount: '1.9148' }]);
});

test('a profit share is paid from the free balance only: margin of other positions is kept, and the rest stays due', () => {
  // Balance 10,000, of which other positions use 9,999.5.
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }], '9999.5');
  exchange.setLeadPosition('2', 'long', start + 1, '100');
  exchange.setLeadPosition('0', 'long', start + 2, '110');
  // Balance: 10,000 − 0.12 + 20 − 0.132 = 10,019.748. Due: 10 % of 19.748 = 1.9748; 20.248 is free.
  expect(exchange.db.follows.get('f0')).toMatchObject({ paidShare: '1.9748' });
  const poor = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }], '10018.748');
  poor.setLeadPosition('2', 'long', start + 1, '100');
  poor.setLeadPosition('0', 'long', start + 2, '110');
  // 10,019.748 − 10,018.748 = 1 is free and covers the share of 10 profit, so 9.748 is shared later.
  expect(poor.db.follows.get('f0')).toMatchObject({ pnl: '19.748', paidShare: '1', highWaterMark: '10.00000001' });
  expect(poor.ledger.balance(contractWallet(2).account, usdt)).toEqual({ available: '0', frozen: '10018.748' });
});

test.each([
  ['1', ['1', '2'], '3', ['0.33333333', '0.66666667']],
  ['-0.9', ['2'], '3', ['-0.6']],
  ['0.00000001', ['1', '1'], '2', ['0', '0.00000001']],
  ['5', ['0', '4'], '3', ['0', '5']],
])('splits %s over the parts %j of %s as %j', (total, parts, whole, expected) => {
  expect(portions(total, parts, whole)).toEqual(expected);
});
