import * as z from 'zod/mini';
import { bookSide } from '../exchange/market/records';

/** The affected markets: `all`, a sector, a coin, a pair such as `BTC_USDT`, or a contract code. */
const of = z.string();
const maxMs = 30 * 86_400_000;
const duration = z.int().check(z.minimum(0), z.maximum(maxMs));
const positiveDuration = z.int().check(z.minimum(1), z.maximum(maxMs));
const decimal = (pattern: RegExp) => z.string().check(z.regex(pattern, 'is not a decimal string'));

export const ScopeRequest = z.strictObject({ of });

/** Moves prices by `percent` over `overMs`; they stay there or, after `holdMs`, return over the same duration. */
export const MoveRequest = z.strictObject({
  of,
  percent: decimal(/^-?\d{1,3}(\.\d{1,6})?$/),
  overMs: z._default(duration, 0),
  holdMs: z.optional(duration),
});

/** Halts trading for `forMs`, or until resumed if omitted. */
export const HaltRequest = z.strictObject({ of, forMs: z.optional(positiveDuration) });

const factor = decimal(/^\d{1,3}(\.\d{1,6})?$/);

/** Multiplies the spread by `factor` for `forMs`, or until undone if omitted. */
export const SpreadRequest = z.strictObject({ of, factor, forMs: z.optional(positiveDuration) });

/** Multiplies the simulated liquidity of one or both sides by `factor`, 0 leaving none, for `forMs`, or until undone if omitted. */
export const ThinBookRequest = z.extend(SpreadRequest, { side: z.optional(bookSide) });
