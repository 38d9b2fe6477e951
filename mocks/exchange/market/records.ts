import * as z from 'zod/mini';

const common = {
  id: z.int(),
  /** Which markets: see `scope.ts`. */
  of: z.string(),
  from: z.int(),
  /** When it was undone or, of a halt, resumed; null while nobody has. */
  endedAt: z.nullable(z.int()),
};
/** How long it lasts; null until somebody ends it. */
const forMs = z.nullable(z.int());

/** The sides of an order book. */
export const bookSide = z.enum(['bids', 'asks']);
export type BookSide = z.output<typeof bookSide>;

/** What somebody who controls the simulation did to its markets. What happened before it was ended stays. */
export const MarketIntervention = z.discriminatedUnion('kind', [
  /** Prices move by `percent` within `overMs`, and stay there, or return within the same time once `holdMs` have passed. */
  z.object({ ...common, kind: z.literal('move'), percent: z.string(), overMs: z.int(), holdMs: z.nullable(z.int()) }),
  z.object({ ...common, kind: z.literal('halt'), forMs }),
  /** The distance between best bid and best ask is `factor` times as wide. */
  z.object({ ...common, kind: z.literal('widenSpread'), factor: z.string(), forMs }),
  /** The part `factor` of what the simulated book offers is left, of one side where it is named; of none of it the side is empty. */
  z.object({ ...common, kind: z.literal('thinBook'), factor: z.string(), side: z.optional(bookSide), forMs }),
]);
export type MarketIntervention = z.output<typeof MarketIntervention>;

/** When a pair that no fixture dates is first traded, and when it is listed on the spot market. */
export const MarketOpening = z.object({ tradeId: z.int(), opensTime: z.int(), listsTime: z.int() });

/** When trading of a pair ends for good, where that was announced. */
export const MarketClosing = z.object({ tradeId: z.int(), closesTime: z.int() });

/** A trade of a user's on the public tape: price in ticks and amount in lots of its market. */
export const MarketPrint = z.object({
  id: z.int(),
  market: z.union([z.int(), z.string()]),
  at: z.int(),
  side: z.enum(['buy', 'sell']),
  price: z.int(),
  amount: z.int(),
  /** How far it moves the price at first, as a fraction: see `prints.ts`. */
  impulse: z.number(),
});
export type MarketPrint = z.output<typeof MarketPrint>;
