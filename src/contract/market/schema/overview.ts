import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant } from '../../endpoint';
import { lenient } from '../../lenient';
import { capRanges } from '../capRanges';

/** The range of the market capitalisation chart. */
export const MarketOverviewQuery = z.object({ range: z._default(z.enum(capRanges), '30d') });

/** The fear and greed index, from 0 (extreme fear) to 100 (extreme greed): now, and at the last midnight (UTC), seven and thirty days before it. */
export const FearAndGreed = z.object({
  now: lenient(z.int(), null),
  yesterday: lenient(z.int(), null),
  lastWeek: lenient(z.int(), null),
  lastMonth: lenient(z.int(), null),
});
export type FearAndGreed = z.output<typeof FearAndGreed>;

/** The state of the whole market, across the coins and markets of this exchange: sums in USDT, changes and shares in percent. */
export const MarketOverview = assumed(
  z.object({
    totalCap: lenient(decimal(), null),
    capChange: lenient(decimal(), null),
    turnover: lenient(decimal(), null),
    turnoverChange: lenient(decimal(), null),
    btcShare: lenient(decimal(), null),
    ethShare: lenient(decimal(), null),
    openInterest: lenient(decimal(), null),
    fearAndGreed: lenient(z.nullable(FearAndGreed), null),
    capCurve: lenient(z.array(z.object({ time: instant(), cap: decimal() })), []),
  }),
  unknownAnswer,
);
export type MarketOverview = z.output<typeof MarketOverview>;

/** Coins with the same purpose; `name` is in the caller's language. */
export const Sector = assumed(
  z.object({ sector: z.string(), name: lenient(z.string(), ''), coins: lenient(z.array(z.string()), []) }),
  unknownAnswer,
);
export type Sector = z.output<typeof Sector>;

/** Sentiment of a contract, in percent: the share of accounts that are long, and the share of buys in the takers' volume. */
export const LongShortRatio = assumed(
  z.object({ contractCode: z.string(), longShare: lenient(decimal(), null), takerBuyShare: lenient(decimal(), null) }),
  unknownAnswer,
);
export type LongShortRatio = z.output<typeof LongShortRatio>;
