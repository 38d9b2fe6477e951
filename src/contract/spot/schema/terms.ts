import * as z from 'zod/mini';
import { assumed, decimal, instant, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { systemState } from '../constants';
import { unlisted } from './fields';

/** The caller's trading fees, as fractions of the received amount. */
export const TradingFee = assumed(z.object({ vipLevel: z.int(), makerFee: decimal(), takerFee: decimal() }), unlisted);

/** The requested coin, by its id or, if unknown, by its short name. */
export const CoinQuery = assumed(z.object({ coinId: z.optional(wholeNumber()), coinName: z.optional(z.string()) }), unlisted);

/** A coin as shown on its information page: price and market capitalisation in USDT. */
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

/** The operating state of the exchange, and the pairs currently closed for trading. */
export const SystemStatus = assumed(z.object({ state: z.enum(systemState), time: instant(), closedTradeIds: z.array(z.int()) }), unlisted);
