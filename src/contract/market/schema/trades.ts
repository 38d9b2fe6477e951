import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant, tupleOfTwo, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { candleIntervals, takerSides } from '../constants';
import { neededByTradePage } from './fields';

export const TradeQuery = z.object({ tradeId: wholeNumber() });
export const SizedTradeQuery = assumed(
  z.object({ tradeId: wholeNumber(), size: z._default(wholeNumber(), 50) }),
  'the parameters of this call are not shown',
);

/** Price and amount of one level of the order book. */
export const DepthLevel = tupleOfTwo(decimal());
export type DepthLevel = z.output<typeof DepthLevel>;

/** The order book of a pair, best prices first; `version` grows with every change. */
export const Depth = assumed(
  z.object({
    tradeId: lenient(z.int(), 0),
    version: lenient(z.int(), 0),
    bids: lenient(z.array(DepthLevel), []),
    asks: lenient(z.array(DepthLevel), []),
  }),
  unknownAnswer,
);
export type Depth = z.output<typeof Depth>;

/** A pair's trading terms; amounts in the base coin, turnover in the quote coin, fees as fractions. Source: specification, Spot trade info. */
export const TradeInfo = z.object({
  sellSymbol: assumed(lenient(z.string(), ''), 'read as the base coin: which side it is, is not shown'),
  buySymbol: assumed(lenient(z.string(), ''), 'read as the quote coin: which side it is, is not shown'),
  tradeId: assumed(lenient(z.int(), 0), neededByTradePage),
  isopen: assumed(lenient(z.boolean(), true), neededByTradePage),
  digit: assumed(lenient(z.string(), ''), neededByTradePage),
  tradeArea: assumed(lenient(z.int(), 0), neededByTradePage),
  minAmount: assumed(lenient(decimal(), null), neededByTradePage),
  minTurnover: assumed(lenient(decimal(), null), neededByTradePage),
  makerFee: assumed(lenient(decimal(), null), neededByTradePage),
  takerFee: assumed(lenient(decimal(), null), neededByTradePage),
  isMarginTrade: assumed(lenient(z.boolean(), false), neededByTradePage),
  marginRatio: assumed(lenient(z.int(), 0), neededByTradePage),
});
export type TradeInfo = z.output<typeof TradeInfo>;

/** A public trade; lists are newest first. */
export const MarketTrade = assumed(
  z.object({ id: z.string(), price: decimal(), amount: decimal(), side: z.enum(takerSides), time: instant() }),
  unknownAnswer,
);
export type MarketTrade = z.output<typeof MarketTrade>;

/** A query for a pair's candles from `startTime` until before `endTime`; if there are more than `size`, the oldest, or without `startTime` the newest. */
export const CandleQuery = assumed(
  z.object({
    tradeId: wholeNumber(),
    interval: z.enum(candleIntervals),
    startTime: z.optional(wholeNumber()),
    endTime: z.optional(wholeNumber()),
    size: z._default(wholeNumber(), 300),
  }),
  'no document lists this call; a chart requires it',
);

/** A candle: `volume` in the base coin (US dollars for an inverse contract). Lists are oldest first, and the last candle may be in progress. */
export const Candle = assumed(
  z.object({ time: instant(), open: decimal(), high: decimal(), low: decimal(), close: decimal(), volume: decimal() }),
  unknownAnswer,
);
export type Candle = z.output<typeof Candle>;
