import * as z from 'zod/mini';

/** A day of the calendar as `2026-01-31`. */
export const day = /* @__NO_SIDE_EFFECTS__ */ () => z.iso.date();
/** The day somebody was born: of people who live. */
export const birthDay = /* @__NO_SIDE_EFFECTS__ */ () => day().check(z.refine((text) => text >= '1900-01-01', 'is before 1900-01-01'));
/** An ISO 3166 code such as `SG`. */
export const country = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^[A-Z]{2}$/, 'not a country code'));
/** The number of a document: letters, digits and hyphens. */
export const documentNumber = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,32}$/, 'not a document number'));
