import * as z from 'zod/mini';

/** Somebody whose first days come with tasks, and the ids of those that are done; whoever is not listed has none. */
export const Newcomer = z.object({ owner: z.int(), done: z.array(z.int()) });
