import { describe, expect, test } from 'vitest';
import { orderSide, orderState, orderType, timeInForce, tradeType, tradingAccount, type Order } from '@/contract/spot';
import { averagePriceOf, filledShare, turnoverOf } from './columns';

const order = (more: Partial<Order>): Order => ({
  orderId: '1',
  ocoId: null,
  tradeId: 1001,
  tradeName: 'BTC/USDT',
  account: tradingAccount.spot,
  side: orderSide.buy,
  type: orderType.limit,
  timeInForce: timeInForce.gtc,
  tradeType: tradeType.normal,
  price: '60000',
  amount: '3',
  turnover: null,
  stopPrice: null,
  trailing: null,
  activationPrice: null,
  filledAmount: '0',
  filledTurnover: '0',
  fee: '0',
  feeCoin: 'BTC',
  state: orderState.open,
  reason: null,
  createdTime: 0,
  updatedTime: 0,
  ...more,
});

describe('an order', () => {
  test.each([
    [{ filledAmount: '1' }, '0.3333'],
    [{ filledAmount: '3' }, '1'],
    [{}, '0'],
    [{ amount: null, turnover: '500', filledTurnover: '250' }, '0.5'],
    [{ amount: null, turnover: null }, '0'],
    [{ amount: null, turnover: '500', filledTurnover: '499.95', state: orderState.filled }, '1'],
  ])('with %j is filled to %s', (more, share) => expect(filledShare(order(more))).toBe(share));

  test.each([
    [{}, '180000'],
    [{ price: null }, null],
    [{ amount: null, price: null, turnover: '500' }, '500'],
  ])('with %j has the turnover %s', (more, turnover) => expect(turnoverOf(order(more))).toBe(turnover));

  test('has an average price once something is filled', () => {
    expect(averagePriceOf(order({}))).toBeNull();
    expect(averagePriceOf(order({ filledAmount: '3', filledTurnover: '10' }))).toBe('3.33333333');
  });
});
