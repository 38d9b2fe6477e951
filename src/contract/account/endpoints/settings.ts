import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { LoginData } from '../schema/account';
import { LoginDevice, LogoutDeviceRequest } from '../schema/devices';
import { NotificationChoice, ProfileRequest, RecoverGoogleRequest, RecoveryCodes, RecoveryCodesRequest } from '../schema/profile';

const unlisted = 'no document lists it, but the user pages need it; named like its neighbours';

export const devices = endpoint('account.devices', {
  method: 'GET',
  path: '/hk-web/v1/security/devices',
  access: 'user',
  data: z.array(LoginDevice),
  assumed: unlisted,
});

export const logoutDevice = endpoint('account.logoutDevice', {
  method: 'POST',
  path: '/hk-web/v1/security/logout-device',
  access: 'user',
  body: LogoutDeviceRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: `${unlisted}; the current device uses the logout call`,
});

export const freezeAccount = endpoint('account.freezeAccount', {
  method: 'POST',
  path: '/hk-web/v1/security/freeze-account',
  access: 'user',
  data: z.null(),
  codes: [code.accountFrozen],
  assumed: `${unlisted}; it requires no code, since it only restricts the account, and ends the other sessions; customer service lifts it`,
});

export const saveProfile = endpoint('account.saveProfile', {
  method: 'POST',
  path: '/hk-web/v1/user/profile',
  access: 'user',
  body: ProfileRequest,
  data: LoginData,
  codes: [code.nicknameTaken, code.nicknameForbidden],
  assumed: unlisted,
});

export const notificationChoices = endpoint('account.notificationChoices', {
  method: 'GET',
  path: '/hk-web/v1/user/notification-choices',
  access: 'user',
  data: z.array(NotificationChoice),
  assumed: unlisted,
});

export const saveNotificationChoice = endpoint('account.saveNotificationChoice', {
  method: 'POST',
  path: '/hk-web/v1/user/notification-choices',
  access: 'user',
  body: NotificationChoice,
  data: z.null(),
  assumed: `${unlisted}; e-mails about security stay on`,
});

export const recoveryCodes = endpoint('account.recoveryCodes', {
  method: 'POST',
  path: '/hk-web/common/recovery_codes',
  access: 'user',
  body: RecoveryCodesRequest,
  data: RecoveryCodes,
  codes: [code.factorMissing, code.codeWrong, code.codeExpired, code.wrongPassword, code.proofLocked, code.securityItemUnbound],
  assumed: `${unlisted}; earlier codes become invalid`,
});

export const recoverGoogle = endpoint('account.recoverGoogle', {
  method: 'POST',
  path: '/hk-web/common/recover_google',
  access: 'user',
  body: RecoverGoogleRequest,
  data: z.null(),
  codes: [code.wrongPassword, code.codeWrong, code.recoveryLocked, code.securityItemUnbound],
  assumed: `${unlisted}; it locks withdrawals for a day, and is itself locked for 15 minutes after five failed attempts`,
});
