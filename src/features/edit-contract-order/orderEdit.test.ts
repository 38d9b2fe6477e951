import { describe, expect, test } from 'vitest';
import type { ConditionOrder, ContractOrder } from '@/contract/swap';
import { tradeMode } from '@/contract/swap';
import { isEditable } from './editableOrder';
import { changesOf, fieldsOf, valuesOf, problemsOf } from './orderEdit';

const common = {
  orderId: '1',
  bizType: 'perpetual',
  mode: tradeMode.real,
  contractCode: 'btcusdt',
  side: 'buy',
  effect: 'open',
  marginMode: 'cross',
  leverage: 10,
  amount: '0.01',
  positionId: null,
  createdTime: 0,
  updatedTime: 0,
} as const;
const order: ContractOrder = {
  ...common,
  kind: 'limit',
  price: '60000',
  filledAmount: '0.004',
  averagePrice: '60000',
  turnover: '240',
  fee: '0',
  realised: '0',
  frozen: '0',
  state: 'partlyFilled',
  reason: null,
  source: 'user',
  takeProfitPrice: null,
  stopLossPrice: null,
};
const plan: ConditionOrder = {
  ...common,
  kind: 'plan',
  triggerPrice: '61000',
  trailing: null,
  trailingDistance: null,
  activationPrice: null,
  direction: 'above',
  price: null,
  state: 'waiting',
  placedOrderId: null,
};
const exit: ConditionOrder = { ...plan, kind: 'takeProfit', side: 'sell', effect: 'close', amount: null, positionId: '7' };
const state = { rules: { lot: '0.001', priceDigits: 1 }, last: '60100', basis: 'last', positions: [] } as const;

test('the form has the fields of its order; market and trailing orders cannot be edited', () => {
  expect([order, plan, exit].map(fieldsOf)).toEqual([['price', 'amount'], ['triggerPrice', 'amount'], ['triggerPrice']]);
  expect([order, { ...order, price: null }, plan, exit, { ...plan, kind: 'trailing' } as const].map(isEditable)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('only changed values are sent', () => {
  expect(changesOf(order, { ...valuesOf(order), price: '60000.0', amount: '0.02' }, null)).toEqual({ amount: '0.02' });
  expect(changesOf(plan, valuesOf(plan), 'last')).toEqual({});
  expect(changesOf(plan, valuesOf(plan), 'mark')).toEqual({ triggerBasis: 'mark' });
});

describe('problems of a change by field', () => {
  test.each([
    ['an empty price', order, { price: '' }, { price: 'missing' }],
    ['no more than the filled amount', order, { amount: '0.004' }, { amount: 'belowFilled' }],
    ['an amount between two lots', order, { amount: '0.0055' }, { amount: 'orderOffLot' }],
    ['a price far from the market', order, { price: '90000' }, { price: 'orderPriceDeviation' }],
    ['a price near the market', order, { price: '60050.5' }, {}],
    ['more than can be closed', { ...order, effect: 'close' } as const, { amount: '0.02' }, { amount: 'orderReduceOnly' }],
    ['a plan below the market', plan, { triggerPrice: '59000' }, {}],
    ['a plan below one lot', plan, { amount: '0.0005' }, { amount: 'orderOffLot' }],
    ['a take profit already passed by the market', exit, { triggerPrice: '59000' }, { triggerPrice: 'orderTriggerPassed' }],
    ['a take profit above the market', exit, { triggerPrice: '62000' }, {}],
  ] as const)('%s', (_, edited, typed, problems) => {
    expect(problemsOf(edited, { ...valuesOf(edited), ...typed }, state)).toEqual(problems);
  });

  test('a trigger is not compared with the last price if it has another basis', () => {
    const typed = { ...valuesOf(exit), triggerPrice: '59000' };
    expect(problemsOf(exit, typed, { ...state, basis: 'mark' })).toEqual({});
  });
});
