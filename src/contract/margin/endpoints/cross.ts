import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { CrossAccount } from '../schema/accounts';
import { CrossCoin, CrossBorrowRequest, CrossRepayRequest } from '../schema/borrowing';
import {
  BorrowList,
  BorrowRecord,
  CrossFilter,
  InterestList,
  LiquidationList,
  MarginTransferList,
  RepayList,
  RepayRecord,
} from '../schema/records';

const unlisted = 'no document lists a call of cross margin; named like its neighbour of isolated margin';

export const crossAccount = endpoint('margin.crossAccount', {
  method: 'GET',
  path: '/hk-web/margin/cross/account',
  access: 'user',
  data: CrossAccount,
  assumed: unlisted,
});

export const crossCoins = endpoint('margin.crossCoins', {
  method: 'GET',
  path: '/hk-web/margin/cross/coins',
  access: 'public',
  data: z.array(CrossCoin),
  assumed: unlisted,
});

export const crossBorrow = endpoint('margin.crossBorrow', {
  method: 'POST',
  path: '/hk-web/margin/cross/borrow',
  access: 'user',
  body: CrossBorrowRequest,
  data: BorrowRecord,
  codes: [code.accountFrozen, code.marginUnavailable, code.borrowLimit],
  assumed: unlisted,
});

export const crossRepay = endpoint('margin.crossRepay', {
  method: 'POST',
  path: '/hk-web/margin/cross/repay',
  access: 'user',
  body: CrossRepayRequest,
  data: RepayRecord,
  codes: [code.marginUnavailable, code.nothingBorrowed, code.insufficientBalance],
  assumed: unlisted,
});

export const crossBorrowRecord = endpoint('margin.crossBorrowRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/borrowRecord',
  access: 'user',
  query: CrossFilter,
  data: BorrowList,
  assumed: unlisted,
});

export const crossRepayRecord = endpoint('margin.crossRepayRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/repayRecord',
  access: 'user',
  query: CrossFilter,
  data: RepayList,
  assumed: unlisted,
});

export const crossInterestRecord = endpoint('margin.crossInterestRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/interestRecord',
  access: 'user',
  query: CrossFilter,
  data: InterestList,
  assumed: unlisted,
});

export const crossTransferRecord = endpoint('margin.crossTransferRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/transferRecord',
  access: 'user',
  query: CrossFilter,
  data: MarginTransferList,
  assumed: unlisted,
});

export const crossLiquidationRecord = endpoint('margin.crossLiquidationRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/liquidationRecord',
  access: 'user',
  query: CrossFilter,
  data: LiquidationList,
  assumed: unlisted,
});
