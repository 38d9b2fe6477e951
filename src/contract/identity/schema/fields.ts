import * as z from 'zod/mini';

/** A calendar date such as `2026-01-31`. */
export const day = /* @__NO_SIDE_EFFECTS__ */ () => z.iso.date();
/** A date of birth, from 1900-01-01 on. */
export const birthDay = /* @__NO_SIDE_EFFECTS__ */ () => day().check(z.refine((text) => text >= '1900-01-01', 'is before 1900-01-01'));
/** An ISO 3166 code such as `SG`. */
export const country = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^[A-Z]{2}$/, 'not a country code'));
/** A document number: letters, digits and hyphens. */
export const documentNumber = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,32}$/, 'not a document number'));
