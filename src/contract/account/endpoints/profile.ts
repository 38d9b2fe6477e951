import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { endpoint } from '../../endpoint';
import { AccountState, FuzzyInfo, PlatformInfo, PopularCrypto, PopupQuery, SecuritySetting, UserSecurity } from '../schema/security';

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
  changesState: true,
  query: PopupQuery,
  data: z.null(),
  assumed: pathOnly,
});
