import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { AssetsSummary, CurrencySetting } from '../schema/account';

export const overview = endpoint('account.overview', {
  method: 'GET',
  path: '/hk-web/v2/account/overview',
  access: 'user',
  data: AssetsSummary,
  assumed: 'that this call returns the assets summary is not shown',
});

export const currencyList = endpoint('account.currencyList', {
  method: 'GET',
  path: '/hk-web/currency/list',
  access: 'public',
  data: z.array(CurrencySetting),
  assumed: 'that this call returns the currency settings is not shown',
});
