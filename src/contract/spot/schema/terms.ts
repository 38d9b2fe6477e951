import * as z from 'zod/mini';
import { assumed, decimal, instant, wholeNumber } from '../../endpoint';
import { systemState } from '../constants';
import { unlisted } from './fields';

/** The caller's trading terms: fees as fractions of what is received. */
export const TradingFee = assumed(z.object({ vipLevel: z.int(), makerFee: decimal(), takerFee: decimal() }), unlisted);

/** Which coin is meant: by its id or, where that is not known, by its short name. */
export const CoinQuery = assumed(z.object({ coinId: z.optional(wholeNumber()), coinName: z.optional(z.string()) }), unlisted);

/** A coin as its information page shows it: price and market capitalisation in USDT. */
export const CoinInfo = assumed(
  z.object({
    coinId: z.int(),
    shortName: z.string(),
    name: z.string(),
    webLogo: z.string(),
    price: decimal(),
    supply: decimal(),
    marketCap: decimal(),
    tradeIds: z.array(z.int()),
    transferOutAble: z.boolean(),
    transferInAble: z.boolean(),
  }),
  unlisted,
);

/** What the exchange is doing, and the pairs that are not traded now. */
export const SystemStatus = assumed(z.object({ state: z.enum(systemState), time: instant(), closedTradeIds: z.array(z.int()) }), unlisted);
