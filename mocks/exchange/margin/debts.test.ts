import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, divide, subtract, truncate } from '@/contract/decimal';
import { totalDebtOf } from '@/contract/margin';
import { orderSide, orderType, tradingAccount } from '@/contract/spot';
import { openSpotMargin } from '@tests/support/exchange/spotMarginExchange';
import { coinByName, pairByName } from '../markets';
import { isolatedOf, ledgerAccountOf } from './account';
import { interestRowsOf } from './interest';

const startedAt = Date.UTC(2026, 0, 5, 8);
const hour = 3_600_000;
const { tradeId } = pairByName('BTC_USDT');
const [usdt, bitcoin] = [coinByName('USDT').coinId, coinByName('BTC').coinId];
const pair = isolatedOf(7, tradeId);

const open = (dollars: string) =>
  openSpotMargin({ seed: 'debts', at: startedAt, openingBalances: [{ account: ledgerAccountOf(pair), coin: 'USDT', amount: dollars }] });

test('the smallest debt accrues interest, and is repaid with the smallest unit', () => {
  const exchange = open('1000');
  const { margin } = exchange;
  margin.borrow(pair, bitcoin, '0.00000001');
  exchange.advanceTo(startedAt + 9 * hour);
  // 0.00000001 × 0.0000034 an hour, the first at once and nine more: 10 × 0.000000000000034.
  expect(margin.summary.debtsOf(pair)).toMatchObject([{ principal: '0.00000001', interest: '0.00000000000034' }]);
  expect(interestRowsOf(exchange, 7, account.isolatedMargin).map(({ interest }) => interest)).toEqual(Array(10).fill('0.000000000000034'));
  // The interest due is rounded up to 0.00000001, in addition to the principal.
  expect(margin.summary.asset(pair, bitcoin).interest).toBe('0.00000001');
  expect(margin.summary.debtsOf(pair).map(totalDebtOf)).toEqual(['0.00000002']);
  exchange.spot.place({
    owner: 7,
    tradeId,
    account: tradingAccount.isolatedMargin,
    side: orderSide.buy,
    type: orderType.market,
    turnover: '100',
  });
  expect(margin.repay(pair, bitcoin)).toMatchObject({ interest: '0.00000001', principal: '0.00000001' });
  expect(margin.summary.debtsOf(pair)).toEqual([]);
});

test('a partial repayment of interest leaves its exact remainder', () => {
  const exchange = open('1000');
  const { margin } = exchange;
  margin.borrow(pair, usdt, '0.01');
  exchange.advanceTo(startedAt + 2 * hour);
  // 0.01 × 0.0000125 × 3 = 0.000000375, of which 0.0000002 is paid.
  margin.repay(pair, usdt, '0.0000002');
  expect(margin.summary.debtsOf(pair)).toMatchObject([{ principal: '0.01', interest: '0.000000175' }]);
});

test('the maximum borrowable amount is accepted and no more, even if debts in the other coin exceed the highest leverage', () => {
  const exchange = open('200000');
  const { margin, market } = exchange;
  // 600,000 exceeds the limit at 10× (500,000): the account is on the 5× tier, initial level 1.25.
  margin.borrow(pair, usdt, '600000');
  // Assets 800,000; debts 600,000 and an hour of interest, 7.5. (800,000 − 1.25 × 600,007.5) ÷ 0.25 = 199,962.5 more.
  const shown = margin.summary.asset(pair, bitcoin).borrowAble;
  expect(shown).toBe(divide('199962.5', market.price(tradeId, startedAt), 8));
  expect(() => margin.borrow(pair, bitcoin, add(shown, '0.00000001'))).toThrow(expect.objectContaining({ code: 'borrowLimit' }));
  margin.borrow(pair, bitcoin, shown);
});

test('the liquidation price is rounded to the first tick that reaches it', () => {
  const exchange = open('1000');
  const { margin, market } = exchange;
  margin.borrow(pair, bitcoin, '0.01');
  exchange.spot.place({
    owner: 7,
    tradeId,
    account: tradingAccount.isolatedMargin,
    side: orderSide.sell,
    type: orderType.market,
    amount: '0.01',
  });
  const exact = margin.summary.priceAtLevel(pair, '1.05')?.price ?? '0';
  const shown = margin.summary.liquidationPrice(pair) ?? '0';
  // A debt in bitcoin is liquidated by a rise: the tick lies above, less than 0.01 away.
  expect(shown).toBe(truncate(shown, 2));
  expect([compare(shown, exact), compare(subtract(shown, exact), '0.01')]).toEqual([1, -1]);
  expect(compare(shown, market.price(tradeId, startedAt))).toBe(1);
});
