import * as z from 'zod/mini';

/** A market with users' trades that modules searching its prices ahead have not been notified of yet. */
export const PrintedMarket = z.object({
  market: z.union([z.int(), z.string()]),
  /** Whether any of the trades moves the price. */
  isMoved: z.boolean(),
});
