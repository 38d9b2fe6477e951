import * as z from 'zod/mini';

/** A user with newcomer tasks, and the ids of the completed ones; users without a record have no tasks. */
export const Newcomer = z.object({ owner: z.int(), done: z.array(z.int()) });
