import * as z from 'zod/mini';
import { assumed, decimal, instant, oneOf } from '../../endpoint';
import { mockCoin } from '../constants';

const missing = 'simulation calls are missing from the specification';

/** Which coin of mock trading is claimed. */
export const MockFundsRequest = assumed(z.object({ coin: z.enum(['f_usdt', 'f_usdc']) }), missing);
export const MockBalance = assumed(z.object({ coinId: oneOf(mockCoin), coinName: z.string(), balance: decimal() }), missing);

/** The demo funds of an account of mock trading: what a claim of each coin would bring, zero where it holds enough, and how many claims are left until `nextDayTime`. */
export const MockFunds = assumed(
  z.object({
    nextDayTime: instant(),
    /** Positions or orders stand in the way of a reset. */
    isInUse: z.boolean(),
    coins: z.array(z.object({ coinName: z.enum(['f_usdt', 'f_usdc']), available: decimal(), claimable: decimal(), claimsLeft: z.int() })),
  }),
  missing,
);
export type MockFunds = z.output<typeof MockFunds>;
