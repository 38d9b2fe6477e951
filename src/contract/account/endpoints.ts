import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import { AssetsSummary, Banner, CurrencySetting, LoginData, LoginForm } from './schema';

export const login = endpoint('account.login', {
  method: 'POST',
  path: '/hk-web/v3/login',
  access: 'public',
  body: LoginForm,
  data: LoginData,
  codes: [code.wrongCredentials, code.accountFrozen],
  assumed: 'the payload, the codes and that it answers the login data are not shown',
});

export const logout = endpoint('account.logout', {
  method: 'POST',
  path: '/hk-web/v2/logout',
  access: 'public',
  data: z.null(),
  assumed: 'payload and answer are not shown; public, so that a session which is already over ends without an error',
});

export const overview = endpoint('account.overview', {
  method: 'GET',
  path: '/hk-web/v2/account/overview',
  access: 'user',
  data: AssetsSummary,
  assumed: 'that this call answers the assets summary is not shown',
});

export const currencyList = endpoint('account.currencyList', {
  method: 'GET',
  path: '/hk-web/currency/list',
  access: 'public',
  data: z.array(CurrencySetting),
  assumed: 'that this call answers the currency settings is not shown',
});

export const listBanner = endpoint('account.listBanner', {
  method: 'GET',
  path: '/hk-web/common/listBanner',
  access: 'public',
  data: z.array(Banner),
  assumed: 'only the path is shown; it carries the announcements of the home page too',
});
