import * as z from 'zod/mini';
import { assumed, decimal, instant, oneOf, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { mockCoin, mockCoinNames } from '../constants';

const unlisted = 'simulation calls are missing from the specification';

/** The mock trading coin to claim. */
export const MockFundsRequest = assumed(z.object({ coin: z.enum(mockCoinNames) }), unlisted);
export const MockBalance = assumed(z.object({ coinId: oneOf(mockCoin), coinName: z.string(), balance: decimal() }), unlisted);

/** Mock funds of an account: the amount a claim of each coin would credit (zero if the balance is sufficient), and the claims left until `nextDayTime`. */
export const MockFunds = assumed(
  z.object({
    nextDayTime: lenient(instant(), null),
    /** Whether open positions or orders prevent a reset. */
    isInUse: lenient(z.boolean(), false),
    coins: lenient(
      z.array(z.object({ coinName: z.enum(mockCoinNames), available: decimal(), claimable: decimal(), claimsLeft: z.int() })),
      [],
    ),
  }),
  unlisted,
);
export type MockFunds = z.output<typeof MockFunds>;

/** Maximum number of days in the equity history (assumed). */
const maxEquityPoints = 90;
export const MockEquityQuery = assumed(z.object({ days: z._default(wholeNumber().check(z.gte(1), z.lte(maxEquityPoints)), 30) }), unlisted);
/** The equity of a mock trading account in US dollars, both coins combined: at each midnight (UTC) and now. */
export const MockEquity = assumed(z.array(z.object({ time: instant(), equity: decimal() })), unlisted);

/** An entry of the weekly mock trading leaderboard; `pnl` in US dollars over both coins, `reward` in USDT. `rank` is null for users who have not traded yet. */
export const MockLeaderboardEntry = z.object({
  rank: lenient(z.nullable(z.int()), null),
  nickname: lenient(z.string(), ''),
  pnl: lenient(decimal(), null),
  reward: lenient(z.nullable(decimal()), null),
});
export const MockLeaderboard = assumed(
  z.object({
    startTime: lenient(instant(), null),
    endTime: lenient(instant(), null),
    list: z.array(MockLeaderboardEntry),
    own: lenient(MockLeaderboardEntry, null),
  }),
  unlisted,
);
export type MockLeaderboardEntry = z.output<typeof MockLeaderboardEntry>;
