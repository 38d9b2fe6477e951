import * as z from 'zod/mini';

/** A market in which users have traded, which has still to be told to those who searched its prices ahead. */
export const PrintedMarket = z.object({
  market: z.union([z.int(), z.string()]),
  /** Whether any of the trades moves the price. */
  isMoved: z.boolean(),
});
