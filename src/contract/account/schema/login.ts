import * as z from 'zod/mini';
import { assumed } from '../../endpoint';
import { deviceId, oneTimeCode, recoveryCode } from './securityFields';

export const LoginRequest = assumed(
  z.object({
    loginName: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Needed where an authenticator is bound. */
    googleCode: z.optional(oneTimeCode()),
    /** Stands for the code of an authenticator that is not at hand; it is spent by that. */
    recoveryCode: z.optional(recoveryCode()),
    /** One of them is needed on a device that has never logged in to this account. */
    emailCode: z.optional(oneTimeCode()),
    phoneCode: z.optional(oneTimeCode()),
    /** Which device this is; a login from another one than before locks withdrawals for a day. */
    device: z.optional(z.object({ id: deviceId(), name: z.string().check(z.maxLength(64)) })),
  }),
  'the fields of the login form are not shown',
);
export type LoginRequest = z.output<typeof LoginRequest>;
