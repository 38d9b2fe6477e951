import { describe, expect, it, test } from 'vitest';
import { compare } from '../decimal';
import { amountProblem, feesOf, limitProblem, minAmountOf, minTurnoverOf, priceProblem, stepOf } from './rules';
import { orderSide, tradingFees } from './constants';

const btc = { digit: '2#5', quote: 'USDT' };
const doge = { digit: '6#0', quote: 'USDC' };

test.each([
  [0, '1'],
  [1, '0.1'],
  [5, '0.00001'],
])('the step of %d decimals is %s', (decimals, step) => {
  expect(stepOf(decimals)).toBe(step);
});

test.each([
  [btc, '0.00001', '5'],
  [doge, '1', '5'],
  [{ digit: '6#4', quote: 'BTC' }, '0.0001', '0.00005'],
  [{ digit: 'x', quote: 'EUR' }, '0.00000001', '0'],
])('%j has a minimum amount of %s and a minimum turnover of %s', (pair, amount, turnover) => {
  expect(minAmountOf(pair)).toBe(amount);
  expect(minTurnoverOf(pair)).toBe(turnover);
});

describe('values of an order', () => {
  it.each([
    ['0.00001', null],
    ['0.000009', 'orderBelowMinAmount'],
    ['0.000011', 'orderOffLot'],
    ['1.00000', null],
    ['1.000001', 'orderOffLot'],
  ])('an amount of %s bitcoin: %s', (amount, problem) => {
    expect(amountProblem(btc, amount)).toBe(problem);
  });

  it.each([
    ['0', 'orderOffTick'],
    ['0.01', null],
    ['0.010', null],
    ['90000.001', 'orderOffTick'],
  ])('a price of %s: %s', (price, problem) => {
    expect(priceProblem(btc, price)).toBe(problem);
  });

  it.each([
    [orderSide.buy, '110', '1', null],
    [orderSide.buy, '110.01', '1', 'orderPriceDeviation'],
    [orderSide.buy, '10', '1', null],
    [orderSide.buy, '9.99', '1', 'orderPriceDeviation'],
    [orderSide.sell, '90', '1', null],
    [orderSide.sell, '89.99', '1', 'orderPriceDeviation'],
    [orderSide.sell, '1000', '1', null],
    [orderSide.sell, '1000.01', '1', 'orderPriceDeviation'],
    [orderSide.buy, '100', '0.05', null],
    [orderSide.buy, '100', '0.04999', 'orderBelowMinTurnover'],
    [orderSide.buy, '100.001', '1', 'orderOffTick'],
    [orderSide.buy, '100', '0.000001', 'orderBelowMinAmount'],
  ])('a %s at %s with the amount %s and a latest price of 100: %s', (side, price, amount, problem) => {
    expect(limitProblem(btc, { side, price, amount, last: '100' })).toBe(problem);
  });
});

test('fees fall with the VIP level, are never negative, and are clamped to the table', () => {
  expect(feesOf(0)).toEqual({ maker: '0.001', taker: '0.001' });
  expect(feesOf(99)).toBe(tradingFees[15]);
  expect(feesOf(-1)).toBe(tradingFees[0]);
  for (const [level, { maker, taker }] of tradingFees.entries()) {
    const next = tradingFees[level + 1] ?? { maker: '0', taker: '0' };
    expect(compare(maker, next.maker)).toBeGreaterThanOrEqual(0);
    expect(compare(taker, next.taker)).toBeGreaterThanOrEqual(0);
    expect(compare(taker, maker)).toBeGreaterThanOrEqual(0);
  }
});
