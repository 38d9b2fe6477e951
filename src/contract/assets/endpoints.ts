import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { AccountAssets, AssetsPath, ProfitDay, ProfitQuery } from './schema';

export const accountAssets = endpoint('assets.accountAssets', {
  method: 'GET',
  path: '/hk-web/v2/account/assets/:wallet',
  access: 'user',
  params: AssetsPath,
  data: AccountAssets,
  assumed: 'no document lists what an account holds coin by coin with its value; it stands beside the overview of all accounts',
});

export const profit = endpoint('assets.profit', {
  method: 'GET',
  path: '/hk-web/v2/account/profit/list',
  access: 'user',
  query: ProfitQuery,
  data: z.array(ProfitDay),
  assumed: 'no document lists how what somebody holds has gained or lost; it stands beside the overview of all accounts',
});
