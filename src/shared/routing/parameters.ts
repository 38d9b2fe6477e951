import * as z from 'zod/mini';
import { wholeNumber } from '@/contract/endpoint';

// Most rows of the table have the same few parameters: one schema of each for all of them, because every one is made before anything is shown.

/** The list that a page of several lists shows; the page shows its first one for a name that it does not know. */
export const tab = z.optional(z.string().check(z.regex(/^\w{1,20}$/)));
/** A text that may be left out. */
export const text = z.optional(z.string());
/** A whole number that may be left out. */
export const whole = z.optional(wholeNumber());
