import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { endpoint } from '../../endpoint';
import { AssetsSummary, Banner, CurrencySetting } from '../schema/account';
import { AccountState, FuzzyInfo, PlatformInfo, PopularCrypto, PopupQuery, SecuritySetting, UserSecurity } from '../schema/security';

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

export const fuzzyInfo = endpoint('account.fuzzyInfo', {
  method: 'GET',
  path: '/hk-web/getFuzzyInfo',
  access: 'user',
  data: FuzzyInfo,
  assumed: pathOnly,
});

export const securitySetting = endpoint('account.securitySetting', {
  method: 'GET',
  path: '/hk-web/v2/getSecuritySetting',
  access: 'user',
  data: SecuritySetting,
  assumed: pathOnly,
});

export const userSecurity = endpoint('account.userSecurity', {
  method: 'GET',
  path: '/hk-web/v2/userSecurity',
  access: 'user',
  data: UserSecurity,
  assumed: `${pathOnly}; read as the security level`,
});

export const queryAccount = endpoint('account.queryAccount', {
  method: 'GET',
  path: '/hk-web/v1/security/query-account',
  access: 'user',
  data: AccountState,
  assumed: pathOnly,
});

export const popularCryptos = endpoint('account.popularCryptos', {
  method: 'GET',
  path: '/hk-web/public/popular_cryptos',
  access: 'public',
  data: z.array(PopularCrypto),
  assumed: pathOnly,
});

export const platformInfo = endpoint('account.platformInfo', {
  method: 'GET',
  path: '/hk-web/v1/user/get-platform-info',
  access: 'user',
  data: PlatformInfo,
  assumed: pathOnly,
});

export const closePopup = endpoint('account.closePopup', {
  method: 'GET',
  path: '/hk-web/v1/user/close-popup',
  access: 'user',
  changes: true,
  query: PopupQuery,
  data: z.null(),
  assumed: pathOnly,
});
