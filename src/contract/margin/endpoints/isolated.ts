import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { IsolatedAccount } from '../schema/accounts';
import {
  IsolatedBorrowRequest,
  IsolatedRepayRequest,
  BorrowTier,
  MarginPair,
  MarginTradeType,
  PairRequest,
  PairFilter,
  PairQuery,
} from '../schema/borrowing';
import {
  BorrowList,
  BorrowRecord,
  InterestList,
  IsolatedFilter,
  LiquidationDetail,
  LiquidationList,
  LiquidationQuery,
  MarginTransferList,
  RepayList,
  RepayRecord,
} from '../schema/records';

export const isolatedAccount = endpoint('margin.isolatedAccount', {
  method: 'GET',
  path: '/hk-web/margin/isolated/account',
  access: 'user',
  query: PairFilter,
  data: z.array(IsolatedAccount),
  assumed: pathOnly,
});

export const isolatedAccountDetail = endpoint('margin.isolatedAccountDetail', {
  method: 'GET',
  path: '/hk-web/margin/isolated/accountDetail',
  access: 'user',
  query: PairQuery,
  data: IsolatedAccount,
  codes: [code.marginUnavailable],
  assumed: pathOnly,
});

export const isolatedPair = endpoint('margin.isolatedPair', {
  method: 'GET',
  path: '/hk-web/margin/isolated/pair',
  access: 'public',
  data: z.array(MarginPair),
  assumed: pathOnly,
});

export const isolatedLadder = endpoint('margin.isolatedLadder', {
  method: 'GET',
  path: '/hk-web/margin/isolated/ladder',
  access: 'public',
  query: PairQuery,
  data: z.array(BorrowTier),
  codes: [code.marginUnavailable],
  assumed: pathOnly,
});

export const isolatedTradeTypes = endpoint('margin.isolatedTradeTypes', {
  method: 'GET',
  path: '/hk-web/margin/isolated/tradeTypes',
  access: 'public',
  data: z.array(MarginTradeType),
  assumed: `${pathOnly}; read as the ways an order may borrow and repay`,
});

export const isolatedBorrow = endpoint('margin.isolatedBorrow', {
  method: 'POST',
  path: '/hk-web/margin/isolated/borrow',
  access: 'user',
  body: IsolatedBorrowRequest,
  data: BorrowRecord,
  codes: [code.accountFrozen, code.marginUnavailable, code.borrowLimit],
  assumed: pathOnly,
});

export const isolatedRepay = endpoint('margin.isolatedRepay', {
  method: 'POST',
  path: '/hk-web/margin/isolated/repay',
  access: 'user',
  body: IsolatedRepayRequest,
  data: RepayRecord,
  codes: [code.marginUnavailable, code.nothingBorrowed, code.insufficientBalance],
  assumed: pathOnly,
});

export const isolatedClosePosition = endpoint('margin.isolatedClosePosition', {
  method: 'POST',
  path: '/hk-web/margin/isolated/closePosition',
  access: 'user',
  body: PairRequest,
  data: IsolatedAccount,
  codes: [code.accountFrozen, code.marginUnavailable, code.nothingBorrowed, code.marketClosed, code.orderCannotFill],
  assumed: `${pathOnly}; read as trading at the market price what the debt needs, and repaying it`,
});

export const isolatedBorrowRecord = endpoint('margin.isolatedBorrowRecord', {
  method: 'GET',
  path: '/hk-web/margin/isolated/borrowRecord',
  access: 'user',
  query: IsolatedFilter,
  data: BorrowList,
  assumed: pathOnly,
});

export const isolatedRepayRecord = endpoint('margin.isolatedRepayRecord', {
  method: 'GET',
  path: '/hk-web/margin/isolated/repayRecord',
  access: 'user',
  query: IsolatedFilter,
  data: RepayList,
  assumed: pathOnly,
});

export const isolatedInterestRecord = endpoint('margin.isolatedInterestRecord', {
  method: 'GET',
  path: '/hk-web/margin/isolated/interestRecord',
  access: 'user',
  query: IsolatedFilter,
  data: InterestList,
  assumed: pathOnly,
});

export const isolatedTransferRecord = endpoint('margin.isolatedTransferRecord', {
  method: 'GET',
  path: '/hk-web/margin/isolated/transferRecord',
  access: 'user',
  query: IsolatedFilter,
  data: MarginTransferList,
  assumed: pathOnly,
});

export const isolatedLiquidationRecord = endpoint('margin.isolatedLiquidationRecord', {
  method: 'GET',
  path: '/hk-web/margin/isolated/liquidationRecord',
  access: 'user',
  query: IsolatedFilter,
  data: LiquidationList,
  assumed: pathOnly,
});

export const isolatedLiquidationDetail = endpoint('margin.isolatedLiquidationDetail', {
  method: 'GET',
  path: '/hk-web/margin/isolated/liquidationDetail',
  access: 'user',
  query: LiquidationQuery,
  data: LiquidationDetail,
  codes: [code.notFound],
  assumed: pathOnly,
});
