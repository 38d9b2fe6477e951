import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant } from '../../endpoint';
import { lenient } from '../../lenient';

/** The coin by its short name, in capitals. */
export const CoinProfileQuery = z.object({ coin: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) });

/** The kinds of links to what others say of a coin. */
export const coinLinks = ['website', 'whitepaper', 'source', 'community'] as const;

/** The highest or the lowest price of a coin since it is listed here, in USDT, and the day it had it. */
const Extreme = z.object({ price: lenient(decimal(), null), time: lenient(instant(), null) });

/** A network by which a coin comes and goes; `contractAddress` is empty where it is the network's own coin. */
const ProfileNetwork = z.object({
  network: z.string(),
  name: lenient(z.string(), ''),
  contractAddress: lenient(z.string(), ''),
  explorerUrl: lenient(z.string(), ''),
  isDepositOpen: lenient(z.boolean(), false),
  isWithdrawOpen: lenient(z.boolean(), false),
});

/** What there is to know of a coin: prices and values in USDT, supplies in the coin, the description in the language of the caller. */
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
