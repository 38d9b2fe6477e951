import * as z from 'zod/mini';

/** What happens later: an application is decided, a lead trader's position is followed, a copy is to be closed. `id` is of what it is about. */
export const CopyEvent = z.object({ part: z.literal('copy'), kind: z.enum(['review', 'follow', 'close']), id: z.string() });
export type CopyEvent = z.output<typeof CopyEvent>;
