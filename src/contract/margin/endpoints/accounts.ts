import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { CrossAccount, IsolatedAccount } from '../schema/accounts';
import { crossAssumed } from '../schema/fields';
import { PairFilter, PairQuery } from '../schema/queries';

export const crossAccount = endpoint('margin.crossAccount', {
  method: 'GET',
  path: '/hk-web/margin/cross/account',
  access: 'user',
  data: CrossAccount,
  assumed: crossAssumed,
});

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
