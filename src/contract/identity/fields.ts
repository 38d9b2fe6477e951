import * as z from 'zod/mini';

/** A line somebody types: trimmed, not empty, at most `longest` characters. */
export const line = /* @__NO_SIDE_EFFECTS__ */ (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
/** A day of the calendar as `2026-01-31`. */
export const day = /* @__NO_SIDE_EFFECTS__ */ () => z.iso.date();
/** An ISO 3166 code such as `SG`. */
export const country = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^[A-Z]{2}$/, 'not a country code'));
/** The number of a document: letters, digits and hyphens. */
export const documentNumber = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,32}$/, 'not a document number'));
