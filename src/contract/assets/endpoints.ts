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
  assumed: 'no document lists what an account holds coin by coin with its value; it stands beside the overview of all accounts',
});

export const revision = endpoint('assets.revision', {
  method: 'GET',
  path: '/hk-web/v2/account/revision',
  access: 'user',
  data: Revision,
  assumed: 'no document shows how a screen learns that a balance has moved; exchanges push it over a socket, of which none is shown either',
});

export const profit = endpoint('assets.profit', {
  method: 'GET',
  path: '/hk-web/v2/account/profit/list',
  access: 'user',
  query: ProfitQuery,
  data: z.array(ProfitDay),
  assumed: 'no document lists how what somebody holds has gained or lost; it stands beside the overview of all accounts',
});

const noDustDocument = 'no document lists how small balances are converted; it stands beside what an account holds';

export const dust = endpoint('assets.dust', {
  method: 'GET',
  path: '/hk-web/v2/account/dust',
  access: 'user',
  query: DustQuery,
  data: Dust,
  assumed: noDustDocument,
});

export const convertDust = endpoint('assets.convertDust', {
  method: 'POST',
  path: '/hk-web/v2/account/dust/convert',
  access: 'user',
  movesMoney: 'conversions',
  body: ConvertDustRequest,
  data: DustConversion,
  codes: [code.accountFrozen, code.noSmallBalance, code.amountBelowMinimum],
  assumed: noDustDocument,
});
