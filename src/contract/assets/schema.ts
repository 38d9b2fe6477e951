import * as z from 'zod/mini';
import { unknownQuery } from '../assumptions';
import { account } from '../capital/constants';
import { assumed, decimal, instant, oneOf, oneOfText, wholeNumber } from '../endpoint';
import { lenient } from '../lenient';
import { longestProfit } from './constants';

const unlisted = 'no document lists what an account holds coin by coin with its value';
const amount = () => lenient(decimal(), null);

/** One coin of one account, amounts in the coin; isolated margin has a row for each pair. An amount that cannot be read is null: unknown, not zero. */
export const Asset = assumed(
  z.object({
    wallet: oneOf(account),
    tradeId: lenient(z.nullable(z.int()), null),
    /** The pair of isolated margin, such as `BTC/USDT`. */
    tradeName: lenient(z.nullable(z.string()), null),
    coinId: z.int(),
    coinName: z.string(),
    name: lenient(z.string(), ''),
    available: amount(),
    /** What orders and withdrawals under way hold back. */
    frozen: amount(),
    borrowed: amount(),
    interest: amount(),
    /** What open positions of this coin would yield now. */
    unrealised: amount(),
    /** What one coin is worth in USDT; null where nobody quotes it. */
    price: lenient(z.nullable(decimal()), null),
  }),
  unlisted,
);
export type Asset = z.output<typeof Asset>;

export const AssetsPath = assumed(z.object({ wallet: oneOfText(account) }), unknownQuery);

/** The coins that an account holds or has held, at the prices of one instant. */
export const AccountAssets = assumed(z.object({ list: z.array(Asset), btcPrice: amount(), ethPrice: amount() }), unlisted);
export type AccountAssets = z.output<typeof AccountAssets>;

/** A day of the exchange, in USDT: what all accounts were worth at its end, what came in from outside less what left, and what was gained besides. */
export const ProfitDay = assumed(
  z.object({ time: instant(), totalUsdt: decimal(), inflowUsdt: decimal(), profitUsdt: decimal() }),
  'no document lists how what somebody holds has gained or lost',
);
export type ProfitDay = z.output<typeof ProfitDay>;

export const ProfitQuery = assumed(z.object({ days: wholeNumber().check(z.gte(1), z.lte(longestProfit)) }), unknownQuery);
