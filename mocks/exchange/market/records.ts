import * as z from 'zod/mini';

const common = {
  id: z.int(),
  /** The markets affected: see `scope.ts`. */
  of: z.string(),
  from: z.int(),
  /** When it was undone or, for a halt, when trading was resumed manually; null if it was not. */
  endedAt: z.nullable(z.int()),
};
/** Duration; null if it lasts until ended manually. */
const forMs = z.nullable(z.int());

/** The sides of an order book. */
export const bookSide = z.enum(['bids', 'asks']);
export type BookSide = z.output<typeof bookSide>;

/** An intervention in the markets through the simulation controls. Ending it keeps its past effects. */
export const MarketIntervention = z.discriminatedUnion('kind', [
  /** Prices move by `percent` within `overMs` and stay there, or return within the same time after `holdMs`. */
  z.object({ ...common, kind: z.literal('move'), percent: z.string(), overMs: z.int(), holdMs: z.nullable(z.int()) }),
  z.object({ ...common, kind: z.literal('halt'), forMs }),
  /** The spread is `factor` times as wide. */
  z.object({ ...common, kind: z.literal('widenSpread'), factor: z.string(), forMs }),
  /** Amounts of the simulated book, or of one `side` of it, are multiplied by `factor`; 0 leaves it empty. */
  z.object({ ...common, kind: z.literal('thinBook'), factor: z.string(), side: z.optional(bookSide), forMs }),
]);
export type MarketIntervention = z.output<typeof MarketIntervention>;

/** When a pair is first traded, and when it is listed on the spot market; takes precedence over the dates in the fixtures. */
export const MarketOpening = z.object({ tradeId: z.int(), opensTime: z.int(), listsTime: z.int() });

/** When trading of a pair ends permanently, if announced. */
export const MarketClosing = z.object({ tradeId: z.int(), closesTime: z.int() });

/** A user's trade on the public tape: price in ticks and amount in lots of its market. */
export const MarketPrint = z.object({
  id: z.int(),
  market: z.union([z.int(), z.string()]),
  at: z.int(),
  side: z.enum(['buy', 'sell']),
  price: z.int(),
  amount: z.int(),
  /** Initial price impulse, as a fraction: see `prints.ts`. */
  impulse: z.number(),
});
export type MarketPrint = z.output<typeof MarketPrint>;
