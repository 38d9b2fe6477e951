import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, isNegative, isZero, multiply, subtract } from '@/contract/decimal';
import { marginLevelsOf, liquidationPrice, totalDebtOf, splitRepayment, riskOf, riskState } from '@/contract/margin';
import { orderSide, orderType, tradeType } from '@/contract/spot';
import { BusinessError } from '../../businessError';
import { coinByName, pairByName } from '../markets';
import { crossOf, isolatedOf, keyOf, ledgerAccountOf, type MarginAccount } from './account';
import { openSpotMargin, type SpotMarginExchange } from '@tests/support/exchange/spotMarginExchange';
import { cases } from '@tests/support/testAmount';

const startedAt = Date.UTC(2026, 0, 5, 8);
const owner = 7;
const { tradeId } = pairByName('BTC_USDT');
const [usdt, bitcoin] = [coinByName('USDT').coinId, coinByName('BTC').coinId];
const accounts = [isolatedOf(owner, tradeId), crossOf(owner)] as const;

const money = fc.integer({ min: 0, max: 10_000_000 }).map((units) => (units / 100).toFixed(2));
const few = fc.integer({ min: 0, max: 500_000 }).map((units) => (units / 100_000).toFixed(5));

test('at the liquidation price assets are the liquidation level times the debts, and beyond it the account is liquidated', () => {
  const { liquidation } = marginLevelsOf(10);
  fc.assert(
    fc.property(few, money, few, money, (base, quote, baseDebt, quoteDebt) => {
      const found = liquidationPrice({ base, quote }, { base: baseDebt, quote: quoteDebt }, liquidation);
      if (!found) return;
      const valueAt = (price: string) => ({
        assets: add(multiply(base, price), quote),
        debts: add(multiply(baseDebt, price), quoteDebt),
      });
      const at = valueAt(found.price);
      const gap = subtract(at.assets, multiply(at.debts, liquidation));
      expect(compare(gap, '0.001')).toBe(-1);
      expect(compare(gap, '-0.001')).toBe(1);
      const [lost, safe] = found.direction === 'below' ? ['0.99', '1.01'] : ['1.01', '0.99'];
      expect(riskOf(valueAt(multiply(found.price, lost)), marginLevelsOf(10))).toBe(riskState.liquidating);
      expect(riskOf(valueAt(multiply(found.price, safe)), marginLevelsOf(10))).not.toBe(riskState.liquidating);
    }),
    { numRuns: cases(1000) },
  );
});

test('a repayment pays the interest first and never more than is owed', () => {
  fc.assert(
    fc.property(money, money, money, (amount, principal, interest) => {
      const paid = splitRepayment(amount, { principal, interest });
      expect(compare(totalDebtOf(paid), amount)).toBeLessThanOrEqual(0);
      expect(compare(totalDebtOf(paid), totalDebtOf({ principal, interest }))).toBeLessThanOrEqual(0);
      if (!isZero(paid.principal)) expect(compare(paid.interest, interest)).toBe(0);
    }),
    { numRuns: cases(1000) },
  );
});

const open = () =>
  openSpotMargin({
    seed: 'm2',
    at: startedAt,
    openingBalances: [
      { account: ledgerAccountOf(accounts[0]), coin: 'USDT', amount: '800' },
      { account: ledgerAccountOf(accounts[1]), coin: 'USDT', amount: '1500' },
      { account: ledgerAccountOf(accounts[1]), coin: 'BTC', amount: '0.05' },
    ],
  });

type Act = (world: SpotMarginExchange) => unknown;
const margin = fc.constantFrom<MarginAccount>(...accounts);
const coin = fc.constantFrom(usdt, bitcoin);
const share = fc.integer({ min: 1, max: 100 });
const part = (amount: string, percent: number) => multiply(amount, `${percent / 100}`).replace(/(\.\d{8})\d+$/, '$1');

const borrows = fc.record({ margin, coin, share }).map(
  (each): Act =>
    (world) =>
      world.margin.borrow(each.margin, each.coin, part(world.margin.summary.asset(each.margin, each.coin).borrowAble, each.share)),
);
const repays = fc.record({ margin, coin, share }).map(
  (each): Act =>
    (world) =>
      world.margin.repay(each.margin, each.coin, part(world.margin.summary.asset(each.margin, each.coin).available, each.share)),
);
const trades = fc
  .record({ margin, share, side: fc.constantFrom(orderSide.buy, orderSide.sell), kind: fc.constantFrom(...Object.values(tradeType)) })
  .map((each): Act => (world) => {
    const wallet = each.margin.wallet === account.crossMargin ? account.crossMargin : account.isolatedMargin;
    const { summary } = world.margin;
    const size =
      each.side === orderSide.buy
        ? { turnover: part(summary.asset(each.margin, usdt).available, each.share) }
        : { amount: part(summary.asset(each.margin, bitcoin).available, each.share).replace(/(\.\d{5})\d+$/, '$1') };
    return world.margin.place({ owner, tradeId, account: wallet, side: each.side, type: orderType.market, tradeType: each.kind, ...size });
  });
/** Borrows the maximum of one coin and converts it into the other. */
const bets = fc.constantFrom(orderSide.buy, orderSide.sell).map((side): Act => (world) => {
  const { summary } = world.margin;
  const [isolated] = accounts;
  const borrowed = side === orderSide.buy ? usdt : bitcoin;
  world.margin.borrow(isolated, borrowed, part(summary.asset(isolated, borrowed).borrowAble, 100));
  const all = part(summary.asset(isolated, borrowed).available, 100);
  const size = side === orderSide.buy ? { turnover: all } : { amount: all.replace(/(\.\d{5})\d+$/, '$1') };
  world.spot.place({ owner, tradeId, account: account.isolatedMargin, side, type: orderType.market, ...size });
});
const closes = fc.constant<Act>((world) => world.margin.closePosition(owner, tradeId));
const waits = fc.integer({ min: 60_000, max: 8 * 3_600_000 }).map(
  (ms): Act =>
    (world) =>
      world.advanceTo(world.now + ms),
);

test('over 1,000 random actions keep accounts non-negative and totals balanced, and every account due is liquidated', () => {
  let liquidations = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof(borrows, repays, trades, closes, { weight: 4, arbitrary: bets }, { weight: 6, arbitrary: waits }), {
        minLength: 50,
        maxLength: 60,
      }),
      (acts) => {
        const world = open();
        for (const act of acts) {
          try {
            act(world);
          } catch (error) {
            if (!(error instanceof BusinessError)) throw error;
          }
          world.advanceTo(world.now + 1);
          for (const each of accounts) {
            const debts = world.margin.summary.debtsOf(each);
            expect(debts.some((debt) => isNegative(debt.principal) || isNegative(debt.interest) || isZero(totalDebtOf(debt)))).toBe(false);
            if (each.tradeId === null || debts.length === 0) continue;
            const { leverage } = world.margin.summary.tier(each);
            // Interest of the hour in progress may take an account below its level before the next review.
            const { assets, debts: sum } = world.margin.summary.value(each);
            expect(compare(assets, multiply(sum, subtract(marginLevelsOf(leverage).liquidation, '0.001')))).toBe(1);
            expect(world.db.marginRisks.get(keyOf(each))?.scheduledEventId).not.toBeNull();
          }
        }
        liquidations += world.db.marginLiquidations.find({ where: { owner } }).total;
        for (const { available, frozen } of world.ledger.holdings(owner)) expect(isNegative(available) || isNegative(frozen)).toBe(false);
        for (const total of world.ledger.totals().values()) expect(isZero(total)).toBe(true);
      },
    ),
    { numRuns: cases(20), endOnFailure: true },
  );
  expect(liquidations).toBeGreaterThan(0);
});
