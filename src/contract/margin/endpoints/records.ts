import { pathOnly } from '../../assumptions';
import { endpoint } from '../../endpoint';
import { crossAssumed } from '../schema/fields';
import { CrossFilter, IsolatedFilter } from '../schema/queries';
import { BorrowList, InterestList, MarginTransferList, RepayList } from '../schema/records';

export const crossBorrowRecord = endpoint('margin.crossBorrowRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/borrowRecord',
  access: 'user',
  query: CrossFilter,
  data: BorrowList,
  assumed: crossAssumed,
});

export const crossRepayRecord = endpoint('margin.crossRepayRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/repayRecord',
  access: 'user',
  query: CrossFilter,
  data: RepayList,
  assumed: crossAssumed,
});

export const crossInterestRecord = endpoint('margin.crossInterestRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/interestRecord',
  access: 'user',
  query: CrossFilter,
  data: InterestList,
  assumed: crossAssumed,
});

export const crossTransferRecord = endpoint('margin.crossTransferRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/transferRecord',
  access: 'user',
  query: CrossFilter,
  data: MarginTransferList,
  assumed: crossAssumed,
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
