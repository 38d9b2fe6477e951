import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messageData } from './rules';
import { Message } from './schema/messages';
import { bizType, priceAlertType } from './constants';

const sorted = (...numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test('[R-BIZT-01] types 1 to 4 tell of registration, login and the two ends of a verification', () => {
  expect(bizType).toMatchObject({ registerSuccess: 1, loginSuccess: 2, realNameFailed: 3, realNameSuccess: 4 });
});

test('[R-BIZT-02] types 12 and 13 tell of a deposit and a withdrawal', () => {
  expect(bizType).toMatchObject({ depositSuccess: 12, withdrawalSuccess: 13 });
});

test('[R-BIZT-03] types 17, 28 and 29 tell how opening and closing a position went', () => {
  expect(bizType).toMatchObject({ openFailed: 17, openSuccess: 28, closeSuccess: 29 });
});

test('[R-BIZT-04] type 25 is about leading traders, 50 about a changed account, 51 to 54 about benefits', () => {
  const { orderBearer, accountInfoModified, benefitsFirst, benefitsSecond, benefitsThird, benefitsFourth } = bizType;
  expect([orderBearer, accountInfoModified, benefitsFirst, benefitsSecond, benefitsThird, benefitsFourth]).toEqual([
    25, 50, 51, 52, 53, 54,
  ]);
});

test('[R-BIZT-05] types 92 to 97 tell of deposits on the way, rewards and trading funds', () => {
  const { depositProcessing, rewardFirst, rewardSecond, tradingFundFirst, tradingFundSecond, tradingFundThird } = bizType;
  expect(sorted(depositProcessing, rewardFirst, rewardSecond, tradingFundFirst, tradingFundSecond, tradingFundThird)).toEqual([
    92, 93, 94, 95, 96, 97,
  ]);
});

test('[R-BIZT-06] types 112 to 119 tell of C2C merchants and orders', () => {
  const names = Object.entries(bizType).filter(([name]) => name.startsWith('c2c'));
  expect(sorted(...names.map(([, number]) => number))).toEqual([112, 113, 114, 115, 116, 117, 118, 119]);
});

test('[R-BIZT-07] type 220 announces a live stream, 221 an opening market, 250 to 254 cashback', () => {
  expect(bizType).toMatchObject({ liveUpcoming: 220, openTradeNotice: 221 });
  const names = Object.entries(bizType).filter(([name]) => name.startsWith('cashback'));
  expect(sorted(...names.map(([, number]) => number))).toEqual([250, 251, 252, 253, 254]);
});

test('no number stands for two types', () => {
  const numbers = Object.values(bizType);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('[R-MSG-19] price alerts come in four types', () => {
  expect(Object.values(priceAlertType)).toEqual([1, 2, 3, 4]);
});

const message = {
  id: 1,
  title: '',
  content: '',
  createdTime: 0,
  read: false,
  hasLink: false,
  bizType: 999,
  moduleCode: 21,
  submoduleCode: 0,
  jumpLink: '',
  supportCode: '',
  dataJson: '{}',
};

test('[R-MSG-18] a type nobody has named is a message like any other', () => {
  expect(z.safeParse(Message, message).success).toBe(true);
});

test.each([
  ['{}', {}],
  ['{"alertType":1,"baseCurrency":"BTC","unknown":[1]}', { alertType: 1, baseCurrency: 'BTC' }],
  ['', null],
  ['null', null],
  ['"text"', null],
  ['[]', null],
  ['{"alertType":"1"}', null],
  ['{"cardId":', null],
  ['{"__proto__":{"cardId":5}}', {}],
])('[R-MSG-03] [R-MSG-10] what travels as text inside a message is read, or nothing: %s', (dataJson, expected) => {
  const read = messageData({ dataJson });
  expect(read).toEqual(expected);
  expect(read?.cardId).toBeUndefined();
});
