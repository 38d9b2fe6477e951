import * as z from 'zod/mini';

/** A scheduled event: an application is reviewed, a lead trader's position is followed, or a copy is closed. `id` identifies its subject. */
export const CopyEvent = z.object({ part: z.literal('copy'), kind: z.enum(['review', 'follow', 'close']), id: z.string() });
export type CopyEvent = z.output<typeof CopyEvent>;
