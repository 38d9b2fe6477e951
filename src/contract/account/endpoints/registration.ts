import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { LoginData } from '../schema/account';
import {
  Captcha,
  VerifyImageRequest,
  CaptchaToken,
  SendCodeRequest,
  CodeSent,
  ResetPasswordRequest,
  RegisterCodeRequest,
  RegisterRequest,
  RegisterNameRequest,
  ResetPasswordCheckRequest,
  StepToken,
} from '../schema/security';

const demoCodeAssumed =
  'in the simulation every code that is sent is 123456, valid for ten minutes from its sending and gone once it is used';

export const image = endpoint('account.image', {
  method: 'POST',
  path: '/hk-web/v4/getImage',
  access: 'public',
  data: Captcha,
  assumed: 'no document lists it, but verifyImage needs something to check; named like its neighbours',
});

export const verifyImage = endpoint('account.verifyImage', {
  method: 'POST',
  path: '/hk-web/v4/verifyImage',
  access: 'public',
  body: VerifyImageRequest,
  data: CaptchaToken,
  codes: [code.captchaFailed],
  assumed: pathOnly,
});

export const sendValidCode = endpoint('account.sendValidCode', {
  method: 'POST',
  path: '/hk-web/v1/sendValidCode',
  access: 'public',
  body: SendCodeRequest,
  data: CodeSent,
  codes: [code.codeTooSoon, code.captchaFailed, code.accountTaken, code.accountUnknown, code.securityItemUnbound, code.regionRestricted],
  assumed: `${pathOnly}; ${demoCodeAssumed}`,
});

export const registerCheck1 = endpoint('account.registerCheck1', {
  method: 'POST',
  path: '/hk-web/v4/registerCheck1',
  access: 'public',
  changesState: false,
  body: RegisterNameRequest,
  data: z.null(),
  codes: [code.accountTaken],
  assumed: `${pathOnly}; read as the check of the name`,
});

export const registerCheck2 = endpoint('account.registerCheck2', {
  method: 'POST',
  path: '/hk-web/v4/registerCheck2',
  access: 'public',
  body: RegisterCodeRequest,
  data: z.null(),
  codes: [code.accountTaken, code.codeWrong, code.codeExpired],
  assumed: `${pathOnly}; read as the check of the code`,
});

export const register = endpoint('account.register', {
  method: 'POST',
  path: '/hk-web/v3/register',
  access: 'public',
  body: RegisterRequest,
  data: LoginData,
  codes: [code.accountTaken, code.codeWrong, code.codeExpired, code.regionRestricted],
  assumed: `${pathOnly}; registering also logs the user in`,
});

export const resetPasswordCheck = endpoint('account.resetPasswordCheck', {
  method: 'POST',
  path: '/hk-web/v2/resetLoginPwdCheck2',
  access: 'public',
  body: ResetPasswordCheckRequest,
  data: StepToken,
  codes: [code.accountUnknown, code.factorMissing, code.codeWrong, code.codeExpired, code.proofLocked],
  assumed: pathOnly,
});

export const resetPassword = endpoint('account.resetPassword', {
  method: 'POST',
  path: '/hk-web/resetLoginPwd',
  access: 'public',
  body: ResetPasswordRequest,
  data: z.null(),
  codes: [code.verificationExpired, code.passwordUsed],
  assumed: pathOnly,
});
