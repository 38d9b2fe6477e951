import * as z from 'zod/mini';
import { assumed, decimal, instant, oneOf, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { mockCoin, mockCoinNames } from '../constants';

const missing = 'simulation calls are missing from the specification';

/** Which coin of mock trading is claimed. */
export const MockFundsRequest = assumed(z.object({ coin: z.enum(mockCoinNames) }), missing);
export const MockBalance = assumed(z.object({ coinId: oneOf(mockCoin), coinName: z.string(), balance: decimal() }), missing);

/** The demo funds of an account of mock trading: what a claim of each coin would bring, zero where it holds enough, and how many claims are left until `nextDayTime`. */
export const MockFunds = assumed(
  z.object({
    nextDayTime: lenient(instant(), null),
    /** Positions or orders stand in the way of a reset. */
    isInUse: lenient(z.boolean(), false),
    coins: lenient(
      z.array(z.object({ coinName: z.enum(mockCoinNames), available: decimal(), claimable: decimal(), claimsLeft: z.int() })),
      [],
    ),
  }),
  missing,
);
export type MockFunds = z.output<typeof MockFunds>;

/** The most days of equity that are told (assumed). */
const maxEquityPoints = 90;
export const MockEquityQuery = assumed(z.object({ days: z._default(wholeNumber().check(z.gte(1), z.lte(maxEquityPoints)), 30) }), missing);
/** What an account of mock trading was worth in dollars, both coins together: at each midnight of UTC, and now. */
export const MockEquity = assumed(z.array(z.object({ time: instant(), equity: decimal() })), missing);

/** Somebody's place in the week of mock trading; `pnl` in dollars of both coins, `reward` in USDT. Without a rank for who has not traded yet. */
export const MockPlace = z.object({
  rank: lenient(z.nullable(z.int()), null),
  nickname: lenient(z.string(), ''),
  pnl: lenient(decimal(), null),
  reward: lenient(z.nullable(decimal()), null),
});
export const MockLeaderboard = assumed(
  z.object({
    startTime: lenient(instant(), null),
    endTime: lenient(instant(), null),
    list: z.array(MockPlace),
    own: lenient(MockPlace, null),
  }),
  missing,
);
export type MockPlace = z.output<typeof MockPlace>;
