import * as z from 'zod/mini';
import { normaliseRecoveryCode } from '../rules';

/** A verification code: six digits. */
export const oneTimeCode = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^\d{6}$/, 'not six digits'));

/** A recovery code, normalised from any spelling: two groups of four letters or digits. */
export const recoveryCode = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.string().check(z.overwrite(normaliseRecoveryCode), z.regex(/^[A-Z\d]{4}-[A-Z\d]{4}$/, 'not two groups of four letters or digits'));

/** A persistent identifier that a device sends with every login. */
export const deviceId = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.minLength(1), z.maxLength(64));

/** The codes and the trade password that authorise a sensitive change; which are required depends on the bound factors. */
export const securityFields = {
  emailCode: z.optional(oneTimeCode()),
  phoneCode: z.optional(oneTimeCode()),
  googleCode: z.optional(oneTimeCode()),
  tradePassword: z.optional(oneTimeCode()),
};

/** The same for account changes, where a recovery code may replace the authenticator code. Calls that move money accept none: a code and a mailbox would be enough to take all funds. */
export const securityChangeFields = { ...securityFields, recoveryCode: z.optional(recoveryCode()) };

const SecurityCodes = z.object(securityFields);
export type SecurityCodes = z.output<typeof SecurityCodes>;
