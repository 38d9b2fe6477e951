import * as z from 'zod/mini';

/** The list that a page of several lists shows; the page shows its first one for a name that it does not know. */
export const tab = z.optional(z.string().check(z.regex(/^\w{1,20}$/)));
