import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant } from '../../endpoint';
import { lenient } from '../../lenient';

/** The coin by its short name, in capitals. */
export const CoinProfileQuery = z.object({ coin: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) });

/** Kinds of external links about a coin. */
export const coinLinks = ['website', 'whitepaper', 'source', 'community'] as const;

/** An all-time high or low of a coin since its listing here, in USDT, and its date. */
const Extreme = z.object({ price: lenient(decimal(), null), time: lenient(instant(), null) });

/** A network for deposits and withdrawals of a coin; `contractAddress` is empty for the network's native coin. */
const ProfileNetwork = z.object({
  network: z.string(),
  name: lenient(z.string(), ''),
  contractAddress: lenient(z.string(), ''),
  explorerUrl: lenient(z.string(), ''),
  isDepositOpen: lenient(z.boolean(), false),
  isWithdrawOpen: lenient(z.boolean(), false),
});

/** Information about a coin: prices and values in USDT, supplies in the coin, the description in the caller's language. */
export const CoinProfile = assumed(
  z.object({
    coin: lenient(z.string(), ''),
    name: lenient(z.string(), ''),
    description: lenient(z.string(), ''),
    rank: lenient(z.nullable(z.int()), null),
    sectors: lenient(z.array(z.string()), []),
    since: lenient(z.nullable(z.int()), null),
    supply: lenient(decimal(), null),
    maxSupply: lenient(z.nullable(decimal()), undefined),
    marketCap: lenient(decimal(), null),
    allTimeHigh: lenient(z.nullable(Extreme), null),
    allTimeLow: lenient(z.nullable(Extreme), null),
    links: lenient(z.array(z.object({ kind: z.enum(coinLinks), url: z.string() })), []),
    networks: lenient(z.array(ProfileNetwork), []),
  }),
  unknownAnswer,
);
export type CoinProfile = z.output<typeof CoinProfile>;
