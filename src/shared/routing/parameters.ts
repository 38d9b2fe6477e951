import * as z from 'zod/mini';
import { wholeNumber } from '@/contract/endpoint';

// Most rows share these parameters; one schema for all rows, because every schema is created before the first render.

/** The tab of a page with several lists; an unknown name shows the first. */
export const tab = z.optional(z.string().check(z.regex(/^\w{1,20}$/)));
/** An optional text. */
export const text = z.optional(z.string());
/** An optional integer. */
export const integer = z.optional(wholeNumber());
