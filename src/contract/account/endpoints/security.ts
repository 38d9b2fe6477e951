import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  AntiPhishingRequest,
  ClosePrecheck,
  DeleteAccountRequest,
  BindEmailRequest,
  BindGoogleRequest,
  GoogleKey,
  ReplaceEmailRequest,
  ReplaceGoogleRequest,
  ReplacePhoneRequest,
  ChangePasswordRequest,
  BindPhoneRequest,
  ResetSecurityItemRequest,
  CloseSecurityItemRequest,
  SecurityCheckRequest,
  SecurityItemReset,
  StepToken,
  TradePasswordRequest,
} from '../schema/security';
import { RecoveryCodes } from '../schema/profile';

const factorCodes = [code.factorMissing, code.codeWrong, code.codeExpired, code.wrongPassword, code.proofLocked] as const;

export const modifyPassword = endpoint('account.modifyPassword', {
  method: 'POST',
  path: '/hk-web/v3/modifyPwd',
  access: 'user',
  body: ChangePasswordRequest,
  data: z.null(),
  codes: [...factorCodes, code.passwordLocked, code.passwordUsed],
  assumed: `${pathOnly}; it ends the other sessions and locks withdrawals for a day`,
});

export const setTradePassword = endpoint('account.setTradePassword', {
  method: 'POST',
  path: '/hk-web/v3/setTradePwd',
  access: 'user',
  body: TradePasswordRequest,
  data: z.null(),
  codes: [...factorCodes, code.passwordLocked, code.securityItemBound],
  assumed: pathOnly,
});

export const resetTradePassword = endpoint('account.resetTradePassword', {
  method: 'POST',
  path: '/hk-web/v3/resetTradePwd',
  access: 'user',
  body: TradePasswordRequest,
  data: z.null(),
  codes: [...factorCodes, code.passwordLocked, code.securityItemUnbound],
  assumed: `${pathOnly}; it locks withdrawals for a day`,
});

export const applyForSafetyItem = endpoint('account.applyForSafetyItem', {
  method: 'POST',
  path: '/hk-web/v2/safetyItem/apply',
  access: 'user',
  body: ResetSecurityItemRequest,
  data: SecurityItemReset,
  codes: [code.wrongPassword, code.passwordLocked, code.securityItemUnbound, code.lastSecurityItem],
  assumed: `${pathOnly}; read as the request to reset a lost factor, reviewed within a day`,
});

export const cancelSafetyItem = endpoint('account.cancelSafetyItem', {
  method: 'POST',
  path: '/hk-web/v2/safetyItem/cancel',
  access: 'user',
  body: CloseSecurityItemRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed:
    'no document lists it, but a user who did not request the removal must be able to stop it; it requires no code, since it changes nothing',
});

export const closeSafetyPrecheck = endpoint('account.closeSafetyPrecheck', {
  method: 'POST',
  path: '/hk-web/closeSafetyPrecheck',
  access: 'user',
  changesState: false,
  body: CloseSecurityItemRequest,
  data: ClosePrecheck,
  codes: [code.securityItemUnbound],
  assumed: pathOnly,
});

export const closeSafety = endpoint('account.closeSafety', {
  method: 'POST',
  path: '/hk-web/closeSafety',
  access: 'user',
  body: SecurityCheckRequest,
  data: z.null(),
  codes: [...factorCodes, code.securityItemUnbound, code.lastSecurityItem],
  assumed: 'no document lists it, but closeSafetyPrecheck returns what it requires; named like its neighbour',
});

export const modifySafetyCheck = endpoint('account.modifySafetyCheck', {
  method: 'POST',
  path: '/hk-web/modifySafetyCheck',
  access: 'user',
  body: SecurityCheckRequest,
  data: StepToken,
  codes: [...factorCodes, code.securityItemUnbound],
  assumed: `${pathOnly}; read as the proof before a bound item is replaced`,
});

export const validateNewEmail = endpoint('account.validateNewEmail', {
  method: 'POST',
  path: '/hk-web/validate_new_email',
  access: 'user',
  body: ReplaceEmailRequest,
  data: z.null(),
  codes: [code.verificationExpired, code.accountTaken, code.codeWrong, code.codeExpired],
  assumed: `${pathOnly}; read as the replacement of a bound item`,
});

export const validateNewPhone = endpoint('account.validateNewPhone', {
  method: 'POST',
  path: '/hk-web/validate_new_phone',
  access: 'user',
  body: ReplacePhoneRequest,
  data: z.null(),
  codes: [code.verificationExpired, code.accountTaken, code.codeWrong, code.codeExpired],
  assumed: `${pathOnly}; read as the replacement of a bound item`,
});

export const validateNewGoogle = endpoint('account.validateNewGoogle', {
  method: 'POST',
  path: '/hk-web/validate_new_google_code',
  access: 'user',
  body: ReplaceGoogleRequest,
  data: RecoveryCodes,
  codes: [code.verificationExpired, code.codeWrong],
  assumed: `${pathOnly}; read as the replacement of a bound item, which returns new recovery codes`,
});

export const googleKey = endpoint('account.googleKey', {
  method: 'POST',
  path: '/hk-web/getGoogleKey',
  access: 'user',
  changesState: false,
  data: GoogleKey,
  assumed: `${pathOnly}; a read despite its method`,
});

export const bindEmail = endpoint('account.bindEmail', {
  method: 'POST',
  path: '/hk-web/common/bind_email',
  access: 'user',
  body: BindEmailRequest,
  data: z.null(),
  codes: [...factorCodes, code.newCodeWrong, code.securityItemBound, code.accountTaken],
  assumed: pathOnly,
});

export const bindPhone = endpoint('account.bindPhone', {
  method: 'POST',
  path: '/hk-web/common/bind_phone',
  access: 'user',
  body: BindPhoneRequest,
  data: z.null(),
  codes: [...factorCodes, code.newCodeWrong, code.securityItemBound, code.accountTaken],
  assumed: pathOnly,
});

export const bindGoogle = endpoint('account.bindGoogle', {
  method: 'POST',
  path: '/hk-web/common/bind_google',
  access: 'user',
  body: BindGoogleRequest,
  data: RecoveryCodes,
  codes: [...factorCodes, code.newCodeWrong, code.securityItemBound],
  assumed: `${pathOnly}; it returns recovery codes; in the simulation an authenticator shows 123456`,
});

export const setAntiPhishingCode = endpoint('account.setAntiPhishingCode', {
  method: 'POST',
  path: '/hk-web/user/setAntiPhishingCode',
  access: 'user',
  body: AntiPhishingRequest,
  data: z.null(),
  codes: [...factorCodes, code.securityItemBound],
  assumed: pathOnly,
});

export const modifyAntiPhishingCode = endpoint('account.modifyAntiPhishingCode', {
  method: 'POST',
  path: '/hk-web/user/modifyAntiPhishingCode',
  access: 'user',
  body: AntiPhishingRequest,
  data: z.null(),
  codes: [...factorCodes, code.securityItemUnbound],
  assumed: pathOnly,
});

export const deleteAccount = endpoint('account.deleteAccount', {
  method: 'POST',
  path: '/hk-web/v1/security/delete-account',
  access: 'user',
  body: DeleteAccountRequest,
  data: z.null(),
  codes: [...factorCodes, code.passwordLocked, code.accountNotEmpty],
  assumed: `${pathOnly}; an account with assets, open orders, positions, loans or pending withdrawals is not closed`,
});
