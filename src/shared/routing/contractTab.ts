import * as z from 'zod/mini';

/** The lists of contract orders, real or of mock trading. */
export const contractTab = z.optional(z.enum(['orders', 'plans', 'history', 'deals', 'past', 'bills']));
