import * as z from 'zod/mini';

/** A verification code: six digits. */
export const oneTimeCode = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^\d{6}$/, 'not six digits'));

/** The codes and the trade password by which somebody proves a sensitive change; which of them are needed depends on what is bound. */
export const safetyFields = {
  emailCode: z.optional(oneTimeCode()),
  phoneCode: z.optional(oneTimeCode()),
  googleCode: z.optional(oneTimeCode()),
  tradePassword: z.optional(oneTimeCode()),
};

const SafetyCodes = z.object(safetyFields);
export type SafetyCodes = z.output<typeof SafetyCodes>;
