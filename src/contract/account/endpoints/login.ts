import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { LoginData } from '../schema/account';
import { LoginRequest } from '../schema/login';
import { AccountPrecheckRequest, AccountPrecheck, LoginLogFilter, LoginLogList } from '../schema/security';

export const login = endpoint('account.login', {
  method: 'POST',
  path: '/hk-web/v3/login',
  access: 'public',
  body: LoginRequest,
  data: LoginData,
  codes: [
    code.wrongCredentials,
    code.accountFrozen,
    code.accountLocked,
    code.factorMissing,
    code.codeWrong,
    code.codeExpired,
    code.proofLocked,
  ],
  assumed:
    'the payload, the codes and that it returns the login data are not shown; it requires an authenticator code if one is bound, a sent code on a new device, and locks the name for 15 minutes after five failed attempts',
});

export const precheck = endpoint('account.precheck', {
  method: 'POST',
  path: '/hk-web/v1/account/precheck',
  access: 'public',
  changesState: false,
  body: AccountPrecheckRequest,
  data: AccountPrecheck,
  assumed: `${pathOnly}; read as the verification required next`,
});

export const loginLogs = endpoint('account.loginLogs', {
  method: 'GET',
  path: '/hk-web/user/getLoginLogs',
  access: 'user',
  query: LoginLogFilter,
  data: LoginLogList,
  assumed: pathOnly,
});
