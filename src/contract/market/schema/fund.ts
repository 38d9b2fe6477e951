import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant } from '../../endpoint';
import { lenient } from '../../lenient';

/** A rebalance of a leveraged token: its leverage before and after, and its net value in the quote coin. */
export const FundRebalance = z.object({ time: instant(), before: decimal(), after: decimal(), netValue: decimal() });
export type FundRebalance = z.output<typeof FundRebalance>;

/** Information about a leveraged token: values in its quote coin, leverages (negative for an inverse token), the fee as a fraction per day, rebalances newest first. */
export const FundFacts = assumed(
  z.object({
    tradeId: lenient(z.int(), 0),
    underlying: lenient(z.string(), ''),
    netValue: lenient(decimal(), null),
    feeRate: lenient(decimal(), null),
    target: lenient(decimal(), null),
    actual: lenient(decimal(), null),
    issued: lenient(decimal(), null),
    nextRebalance: lenient(z.nullable(instant()), null),
    rebalances: lenient(z.array(FundRebalance), []),
  }),
  unknownAnswer,
);
export type FundFacts = z.output<typeof FundFacts>;
