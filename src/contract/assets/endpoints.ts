import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import { AccountAssets, AssetsPath, ConvertDustRequest, Dust, DustConversion, DustQuery, ProfitDay, ProfitQuery, Revision } from './schema';

export const accountAssets = endpoint('assets.accountAssets', {
  method: 'GET',
  path: '/hk-web/v2/account/assets/:wallet',
  access: 'user',
  params: AssetsPath,
  data: AccountAssets,
  assumed: 'no document lists the balances of an account by coin with their value; placed beside the overview of all accounts',
});

export const revision = endpoint('assets.revision', {
  method: 'GET',
  path: '/hk-web/v2/account/revision',
  access: 'user',
  data: Revision,
  assumed: 'no document shows how a screen learns of a balance change; exchanges push it over a socket, which is not shown either',
});

export const profit = endpoint('assets.profit', {
  method: 'GET',
  path: '/hk-web/v2/account/profit/list',
  access: 'user',
  query: ProfitQuery,
  data: z.array(ProfitDay),
  assumed: 'no document lists the profit and loss of a user’s assets; placed beside the overview of all accounts',
});

const dustUnlisted = 'no document lists how small balances are converted; placed beside the balances of an account';

export const dust = endpoint('assets.dust', {
  method: 'GET',
  path: '/hk-web/v2/account/dust',
  access: 'user',
  query: DustQuery,
  data: Dust,
  assumed: dustUnlisted,
});

export const convertDust = endpoint('assets.convertDust', {
  method: 'POST',
  path: '/hk-web/v2/account/dust/convert',
  access: 'user',
  movesMoney: 'conversions',
  body: ConvertDustRequest,
  data: DustConversion,
  codes: [code.accountFrozen, code.noSmallBalance, code.amountBelowMinimum],
  assumed: dustUnlisted,
});
