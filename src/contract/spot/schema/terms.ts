import * as z from 'zod/mini';
import { assumed, decimal, instant, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { systemState } from '../constants';
import { unlisted } from './fields';

/** The caller's trading terms: fees as fractions of what is received. */
export const TradingFee = assumed(z.object({ vipLevel: z.int(), makerFee: decimal(), takerFee: decimal() }), unlisted);

/** Which coin is meant: by its id or, where that is not known, by its short name. */
export const CoinQuery = assumed(z.object({ coinId: z.optional(wholeNumber()), coinName: z.optional(z.string()) }), unlisted);

/** A coin as its information page shows it: price and market capitalisation in USDT. */
export const CoinInfo = assumed(
  z.object({
    coinId: lenient(z.int(), 0),
    shortName: lenient(z.string(), ''),
    name: lenient(z.string(), ''),
    webLogo: lenient(z.string(), ''),
    price: lenient(decimal(), null),
    supply: lenient(decimal(), null),
    marketCap: lenient(decimal(), null),
    tradeIds: lenient(z.array(z.int()), []),
    transferOutAble: lenient(z.boolean(), true),
    transferInAble: lenient(z.boolean(), true),
  }),
  unlisted,
);

/** What the exchange is doing, and the pairs that are not traded now. */
export const SystemStatus = assumed(z.object({ state: z.enum(systemState), time: instant(), closedTradeIds: z.array(z.int()) }), unlisted);
