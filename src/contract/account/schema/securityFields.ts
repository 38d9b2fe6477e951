import * as z from 'zod/mini';
import { normaliseRecoveryCode } from '../rules';

/** A verification code: six digits. */
export const oneTimeCode = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^\d{6}$/, 'not six digits'));

/** A recovery code, however it is typed: two groups of four letters or digits. */
export const recoveryCode = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.string().check(z.overwrite(normaliseRecoveryCode), z.regex(/^[A-Z\d]{4}-[A-Z\d]{4}$/, 'not two groups of four letters or digits'));

/** What a device calls itself, the same at every login. */
export const deviceId = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.minLength(1), z.maxLength(64));

/** The codes and the trade password by which somebody proves a sensitive change; which of them are needed depends on what is bound. */
export const securityFields = {
  emailCode: z.optional(oneTimeCode()),
  phoneCode: z.optional(oneTimeCode()),
  googleCode: z.optional(oneTimeCode()),
  tradePassword: z.optional(oneTimeCode()),
};

/** The same for a change of the account itself, where a recovery code stands for that of a lost authenticator. What moves money takes none: with a code and a mailbox somebody could take everything at once. */
export const changeFields = { ...securityFields, recoveryCode: z.optional(recoveryCode()) };

const SecurityCodes = z.object(securityFields);
export type SecurityCodes = z.output<typeof SecurityCodes>;
