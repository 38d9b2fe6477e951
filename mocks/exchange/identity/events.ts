import * as z from 'zod/mini';

/** An application is reviewed. */
export const IdentityEvent = z.object({ part: z.literal('identity'), id: z.string() });
export type IdentityEvent = z.output<typeof IdentityEvent>;
