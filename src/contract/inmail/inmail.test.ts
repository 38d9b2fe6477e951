import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messageData } from './rules';
import { Message } from './schema/messages';
import { bizType, priceAlertType } from './constants';

const sorted = (...numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test('[R-BIZT-01] types 1 to 4 are registration, login, and failed and passed verification', () => {
  expect(bizType).toMatchObject({ registerSuccess: 1, loginSuccess: 2, realNameFailed: 3, realNameSuccess: 4 });
});

test('[R-BIZT-02] types 12 and 13 are a deposit and a withdrawal', () => {
  expect(bizType).toMatchObject({ depositSuccess: 12, withdrawalSuccess: 13 });
});

test('[R-BIZT-03] types 17, 28 and 29 are a failed opening, an opening and a closing of a position', () => {
  expect(bizType).toMatchObject({ openFailed: 17, openSuccess: 28, closeSuccess: 29 });
});

test('[R-BIZT-04] type 25 is lead trading, 50 a changed account, 51 to 54 are benefits', () => {
  const { orderBearer, accountInfoModified, benefitsFirst, benefitsSecond, benefitsThird, benefitsFourth } = bizType;
  expect([orderBearer, accountInfoModified, benefitsFirst, benefitsSecond, benefitsThird, benefitsFourth]).toEqual([
    25, 50, 51, 52, 53, 54,
  ]);
});

test('[R-BIZT-05] types 92 to 97 are pending deposits, rewards and trading funds', () => {
  const { depositProcessing, rewardFirst, rewardSecond, tradingFundFirst, tradingFundSecond, tradingFundThird } = bizType;
  expect(sorted(depositProcessing, rewardFirst, rewardSecond, tradingFundFirst, tradingFundSecond, tradingFundThird)).toEqual([
    92, 93, 94, 95, 96, 97,
  ]);
});

test('[R-BIZT-06] types 112 to 119 are C2C merchants and orders', () => {
  const names = Object.entries(bizType).filter(([name]) => name.startsWith('c2c'));
  expect(sorted(...names.map(([, number]) => number))).toEqual([112, 113, 114, 115, 116, 117, 118, 119]);
});

test('[R-BIZT-07] type 220 is an upcoming live stream, 221 an opening market, 250 to 254 are cashback', () => {
  expect(bizType).toMatchObject({ liveUpcoming: 220, openTradeNotice: 221 });
  const names = Object.entries(bizType).filter(([name]) => name.startsWith('cashback'));
  expect(sorted(...names.map(([, number]) => number))).toEqual([250, 251, 252, 253, 254]);
});

test('every type has a unique number', () => {
  const numbers = Object.values(bizType);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('[R-MSG-19] there are four types of price alerts', () => {
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

test('[R-MSG-18] messages of unknown types are valid', () => {
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
])('[R-MSG-03] [R-MSG-10] parses message data, or returns null if it is malformed: %s', (dataJson, expected) => {
  const read = messageData({ dataJson });
  expect(read).toEqual(expected);
  expect(read?.cardId).toBeUndefined();
});
