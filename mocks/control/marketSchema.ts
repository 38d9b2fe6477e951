import * as z from 'zod/mini';
import { bookSide } from '../exchange/market/records';

/** Which markets are meant: `all`, a sector, a coin, a pair such as `BTC_USDT`, or a contract's code. */
const of = z.string();
const maxMs = 30 * 86_400_000;
const duration = z.int().check(z.minimum(0), z.maximum(maxMs));
const lasting = z.int().check(z.minimum(1), z.maximum(maxMs));
const decimal = (pattern: RegExp) => z.string().check(z.regex(pattern, 'is no decimal string'));

export const ScopeRequest = z.strictObject({ of });

/** Prices move by `percent` within `overMs`; they stay there, or return within the same time once `holdMs` have passed. */
export const MoveRequest = z.strictObject({
  of,
  percent: decimal(/^-?\d{1,3}(\.\d{1,6})?$/),
  overMs: z._default(duration, 0),
  holdMs: z.optional(duration),
});

/** Without `forMs` trading is halted until it is resumed. */
export const HaltRequest = z.strictObject({ of, forMs: z.optional(lasting) });

const factor = decimal(/^\d{1,3}(\.\d{1,6})?$/);

/** How many times as wide the spread is; without `forMs` until it is undone. */
export const SpreadRequest = z.strictObject({ of, factor, forMs: z.optional(lasting) });

/** Which part of the simulated amounts is left, of both sides or of one: at 0 nothing is offered there. Without `forMs` until it is undone. */
export const ThinBookRequest = z.extend(SpreadRequest, { side: z.optional(bookSide) });
