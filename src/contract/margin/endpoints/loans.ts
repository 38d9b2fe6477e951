import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { IsolatedAccount } from '../schema/accounts';
import { crossAssumed } from '../schema/fields';
import { CrossBorrowRequest, CrossRepayRequest, IsolatedBorrowRequest, IsolatedRepayRequest, PairRequest } from '../schema/loans';
import { BorrowRecord, RepayRecord } from '../schema/records';

export const crossBorrow = endpoint('margin.crossBorrow', {
  method: 'POST',
  path: '/hk-web/margin/cross/borrow',
  access: 'user',
  movesMoney: 'loans',
  body: CrossBorrowRequest,
  data: BorrowRecord,
  codes: [code.accountFrozen, code.marginUnavailable, code.borrowLimit],
  assumed: crossAssumed,
});

export const crossRepay = endpoint('margin.crossRepay', {
  method: 'POST',
  path: '/hk-web/margin/cross/repay',
  access: 'user',
  movesMoney: 'loans',
  body: CrossRepayRequest,
  data: RepayRecord,
  codes: [code.marginUnavailable, code.nothingBorrowed, code.insufficientBalance],
  assumed: crossAssumed,
});

export const isolatedBorrow = endpoint('margin.isolatedBorrow', {
  method: 'POST',
  path: '/hk-web/margin/isolated/borrow',
  access: 'user',
  movesMoney: 'loans',
  body: IsolatedBorrowRequest,
  data: BorrowRecord,
  codes: [code.accountFrozen, code.marginUnavailable, code.borrowLimit],
  assumed: pathOnly,
});

export const isolatedRepay = endpoint('margin.isolatedRepay', {
  method: 'POST',
  path: '/hk-web/margin/isolated/repay',
  access: 'user',
  movesMoney: 'loans',
  body: IsolatedRepayRequest,
  data: RepayRecord,
  codes: [code.marginUnavailable, code.nothingBorrowed, code.insufficientBalance],
  assumed: pathOnly,
});

export const isolatedClosePosition = endpoint('margin.isolatedClosePosition', {
  method: 'POST',
  path: '/hk-web/margin/isolated/closePosition',
  access: 'user',
  movesMoney: 'loans',
  body: PairRequest,
  data: IsolatedAccount,
  codes: [code.accountFrozen, code.marginUnavailable, code.nothingBorrowed, code.marketClosed, code.orderCannotFill],
  assumed: `${pathOnly}; read as trading the amount of the debt at the market price and repaying it`,
});
