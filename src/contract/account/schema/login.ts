import * as z from 'zod/mini';
import { assumed } from '../../endpoint';
import { deviceId, oneTimeCode, recoveryCode } from './securityFields';

export const LoginRequest = assumed(
  z.object({
    loginName: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    /** Required if an authenticator is bound. */
    googleCode: z.optional(oneTimeCode()),
    /** Replaces the authenticator code if the authenticator is unavailable; each recovery code works once. */
    recoveryCode: z.optional(recoveryCode()),
    /** One of the two is required on a device new to this account. */
    emailCode: z.optional(oneTimeCode()),
    phoneCode: z.optional(oneTimeCode()),
    /** The current device; a login from a different device than before locks withdrawals for a day. */
    device: z.optional(z.object({ id: deviceId(), name: z.string().check(z.maxLength(64)) })),
  }),
  'the fields of the login form are not shown',
);
export type LoginRequest = z.output<typeof LoginRequest>;
